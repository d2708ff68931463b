import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { PenetapanRow } from '@eproc/domain/tender/answers_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { PanelList, PanelTable } from '../../../shared/panel/PanelTable.tsx'
import { penetapanColumns } from './penetapan_columns.tsx'
import { PutusanPenetapan } from './PutusanPenetapan.tsx'

const teks = tenderStaf.penetapan
const COLOUR = { usul: 'kuning', tegas: 'hijau', tolak: 'merah', ganti: 'abu' } as const

const Article = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))

/** Proposals and decisions of the paket, newest first; the PPK decides on the waiting one. */
export function RiwayatPenetapan({ list }: { list: readonly PenetapanRow[] }) {
  if (list.length === 0) return null
  return (
    <section aria-label={teks.riwayat} style={{ display: 'grid', gap: 16 }}>
      <Typography variant="h3" component="h4">
        {teks.riwayat}
      </Typography>
      {list.map((row) => (
        <Article key={row.id}>
          <Penetapan row={row} />
          {row.putusan && <PutusanPenetapan usul={row} putusan={row.putusan} />}
        </Article>
      ))}
    </section>
  )
}

function Penetapan({ row }: { row: PenetapanRow }) {
  const decided = row.status === 'tolak' ? teks.ditolak : teks.ditegaskan
  return (
    <>
      <div style={{ display: 'flex', gap: '4px 12px', flexWrap: 'wrap', alignItems: 'center' }}>
        <StatusChip color={COLOUR[row.status]} text={teks.status[row.status]} />
        <strong>{teks.jenis[row.jenis]}</strong>
        <Typography component="span" color="text.secondary">
          {teks.diusulkan(row.pengusul, tanggalWaktu(row.diusulkanPada))}
          {row.penegas && `. ${decided(row.penegas, tanggalWaktu(row.ditegaskanPada))}`}
        </Typography>
      </div>
      {row.alasan && <span style={{ maxWidth: '72ch' }}>{`${teks.alasan}: ${row.alasan}`}</span>}
      {row.alasanTolak && (
        <span style={{ maxWidth: '72ch' }}>{`${teks.alasanTolak}: ${row.alasanTolak}`}</span>
      )}
      {row.status !== 'ganti' && (
        <PanelList resource="tender/penetapan" rows={row.isi} rowId={(x) => x.vendorId}>
          <PanelTable title={`${teks.jenis[row.jenis]} ${row.namaTahap}`} empty={ui.kosong}>
            {penetapanColumns(row.jenis === 'kualifikasi')}
          </PanelTable>
        </PanelList>
      )}
    </>
  )
}
