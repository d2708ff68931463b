import Typography from '@mui/material/Typography'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { PaketRekanan } from '@eproc/domain/tender/answers_paket'
import {
  JENIS_PENGADAAN,
  METODE_PEMILIHAN,
  STATUS_PELAKSANAAN,
  STATUS_PENDAFTARAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { masaText } from '../../app/PaketDetails.tsx'

const t = tenderLayar.list

/* Each day on its own line where the column is narrow, never broken inside. */
function Masa({ mulai, selesai }: { mulai: string | null; selesai: string | null }) {
  const parts = masaText(mulai, selesai).split(' – ')
  return parts.map((part, i) => (
    <span key={i}>
      <span style={{ whiteSpace: 'nowrap' }}>
        {part}
        {i < parts.length - 1 && ' –'}
      </span>{' '}
    </span>
  ))
}

/** Columns of a rekanan's list of paket (S1 §2.8, S2 §2.4). */
export const PAKET_COLUMNS: readonly Column<PaketRekanan>[] = [
  {
    key: 'nama',
    title: t.columns.nama,
    sort: 'nama',
    main: true,
    content: (p) => (
      <>
        <strong>{p.nama}</strong>
        <Typography variant="caption" color="text.secondary" component="div">
          {p.kode}
        </Typography>
      </>
    ),
  },
  {
    key: 'jenis',
    title: t.columns.jenis,
    sort: 'jenisPengadaan',
    content: (p) => (
      <>
        {teksPilihan(JENIS_PENGADAAN, p.jenisPengadaan)}
        <Typography variant="caption" color="text.secondary" component="div">
          {teksPilihan(METODE_PEMILIHAN, p.metodePemilihan)}
        </Typography>
      </>
    ),
  },
  {
    key: 'hps',
    title: t.columns.hps,
    sort: 'totalPagu',
    align: 'right',
    content: (p) => <span style={{ whiteSpace: 'nowrap' }}>{rupiah(p.totalPagu)}</span>,
  },
  {
    key: 'volume',
    title: t.columns.volume,
    align: 'right',
    content: (p) => (
      <span style={{ whiteSpace: 'nowrap' }}>{t.volume(angka(p.volumePekerjaan))}</span>
    ),
  },
  {
    key: 'masa',
    title: t.columns.masa,
    sort: 'mulaiDaftar',
    content: (p) => <Masa mulai={p.mulaiDaftar} selesai={p.selesaiDaftar} />,
  },
  {
    key: 'keikutsertaan',
    title: t.columns.keikutsertaan,
    content: (p) => (
      <>
        {p.statusPendaftaran === '' ? (
          <StatusChip color="abu" text={t.notRegistered} />
        ) : (
          <StatusChip list={STATUS_PENDAFTARAN} kode={p.statusPendaftaran} />
        )}
        {p.alasanTolak && (
          <Typography variant="caption" color="text.secondary" component="div" sx={{ mt: 0.5 }}>
            {p.alasanTolak}
          </Typography>
        )}
      </>
    ),
  },
  {
    key: 'status',
    title: t.columns.status,
    sort: 'statusPelaksanaan',
    content: (p) => <StatusChip list={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />,
  },
]
