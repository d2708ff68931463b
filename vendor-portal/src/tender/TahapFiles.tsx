import Typography from '@mui/material/Typography'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { JadwalTenderRow, TipeBerkasTahap } from '@eproc/domain/tender/answers'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'

const t = tenderLayar

export interface BerkasTahapProps {
  baris: JadwalTenderRow | undefined
  tipe: TipeBerkasTahap
  judul?: string
  /** Sentence while there is no file; without it this part stays away. */
  kosong?: string
}

/** Files of one type at this tahap, newest first. */
export function BerkasTahap({ baris, tipe, judul = t.berkas, kosong }: BerkasTahapProps) {
  const berkas = baris?.berkas.filter((b) => b.tipe === tipe) ?? []
  if (berkas.length === 0 && !kosong) return null
  return (
    <section style={{ margin: '0 0 24px' }}>
      <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
        {judul}
      </Typography>
      {berkas.length === 0 && <Typography color="text.secondary">{kosong}</Typography>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
        {berkas.map((b) => (
          <li key={b.id}>
            <TautanBerkas path={b.file} nama={b.nama} />{' '}
            <Typography component="span" variant="caption" color="text.secondary">
              {t.kiriman.dikirim(tanggalWaktu(b.pada))}
            </Typography>
          </li>
        ))}
      </ul>
    </section>
  )
}
