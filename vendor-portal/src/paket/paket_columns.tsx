import Typography from '@mui/material/Typography'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { PaketRekanan } from '@eproc/domain/tender/answers'
import {
  JENIS_PENGADAAN,
  METODE_PEMILIHAN,
  STATUS_PELAKSANAAN,
  STATUS_PENDAFTARAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ChipStatus } from '@eproc/ui/feedback/StatusChip.tsx'
import type { Kolom } from '@eproc/ui/table/columns.ts'
import { masaText } from '../app/PaketDetails.tsx'

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
export const PAKET_COLUMNS: readonly Kolom<PaketRekanan>[] = [
  {
    kunci: 'nama',
    judul: t.columns.nama,
    urut: 'nama',
    utama: true,
    isi: (p) => (
      <>
        <strong>{p.nama}</strong>
        <Typography variant="caption" color="text.secondary" component="div">
          {p.kode}
        </Typography>
      </>
    ),
  },
  {
    kunci: 'jenis',
    judul: t.columns.jenis,
    urut: 'jenisPengadaan',
    isi: (p) => (
      <>
        {teksPilihan(JENIS_PENGADAAN, p.jenisPengadaan)}
        <Typography variant="caption" color="text.secondary" component="div">
          {teksPilihan(METODE_PEMILIHAN, p.metodePemilihan)}
        </Typography>
      </>
    ),
  },
  {
    kunci: 'hps',
    judul: t.columns.hps,
    urut: 'totalPagu',
    rata: 'kanan',
    isi: (p) => <span style={{ whiteSpace: 'nowrap' }}>{rupiah(p.totalPagu)}</span>,
  },
  {
    kunci: 'volume',
    judul: t.columns.volume,
    rata: 'kanan',
    isi: (p) => <span style={{ whiteSpace: 'nowrap' }}>{t.volume(angka(p.volumePekerjaan))}</span>,
  },
  {
    kunci: 'masa',
    judul: t.columns.masa,
    urut: 'mulaiDaftar',
    isi: (p) => <Masa mulai={p.mulaiDaftar} selesai={p.selesaiDaftar} />,
  },
  {
    kunci: 'keikutsertaan',
    judul: t.columns.keikutsertaan,
    isi: (p) => (
      <>
        {p.statusPendaftaran === '' ? (
          <ChipStatus warna="abu" teks={t.notRegistered} />
        ) : (
          <ChipStatus daftar={STATUS_PENDAFTARAN} kode={p.statusPendaftaran} />
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
    kunci: 'status',
    judul: t.columns.status,
    urut: 'statusPelaksanaan',
    isi: (p) => <ChipStatus daftar={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />,
  },
]
