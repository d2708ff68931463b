import Typography from '@mui/material/Typography'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { JadwalTenderRow, TipeBerkasTahap } from '@eproc/domain/tender/answers_jadwal'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'

const t = tenderLayar

export interface TahapFilesProps {
  row: JadwalTenderRow | undefined
  tipe: TipeBerkasTahap
  title?: string
  /** Sentence while there is no file; without it this part stays away. */
  empty?: string
}

/** Files of one type at this tahap, newest first. */
export function TahapFiles({ row, tipe, title = t.files, empty }: TahapFilesProps) {
  const files = row?.berkas.filter((b) => b.tipe === tipe) ?? []
  if (files.length === 0 && !empty) return null
  return (
    <section style={{ margin: '0 0 24px' }}>
      <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {files.length === 0 && <Typography color="text.secondary">{empty}</Typography>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
        {files.map((b) => (
          <li key={b.id}>
            <FileLink path={b.file} name={b.nama} />{' '}
            <Typography component="span" variant="caption" color="text.secondary">
              {t.kiriman.sentAt(tanggalWaktu(b.pada))}
            </Typography>
          </li>
        ))}
      </ul>
    </section>
  )
}
