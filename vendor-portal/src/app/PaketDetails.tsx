import Typography from '@mui/material/Typography'
import { angka, rupiah, tanggal } from '@eproc/domain/common/format'
import type { PaketPublik } from '@eproc/domain/tender/answers'
import {
  JENIS_KONTRAK,
  JENIS_PENGADAAN,
  KUALIFIKASI,
  METODE_PEMILIHAN,
  FUND_SOURCES,
  metodeEvaluasiUntuk,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { Rincian, type Butir } from './Details.tsx'

const t = tenderLayar.informasi

/** '12 Mei 2026 – 20 Mei 2026', or a note while there is no jadwal. */
export const teksMasa = (mulai: string | null, selesai: string | null): string =>
  mulai || selesai
    ? tenderLayar.daftar.masa(tanggal(mulai), tanggal(selesai))
    : tenderLayar.daftar.tanpaMasa

const listTeks = (isi: readonly string[]) =>
  isi.length === 0 ? null : isi.length === 1 ? (
    isi[0]
  ) : (
    <ul style={{ margin: 0, paddingLeft: 20 }}>
      {isi.map((teks) => (
        <li key={teks}>{teks}</li>
      ))}
    </ul>
  )

const sistem = (p: PaketPublik): string =>
  [
    teksPilihan(METODE_PEMILIHAN, p.metodePemilihan),
    teksPilihan(KUALIFIKASI, p.kualifikasi),
    teksPilihan(metodeEvaluasiUntuk(p.jenisPengadaan), p.metodeEvaluasi),
  ]
    .filter(Boolean)
    .join(' - ')

const butirPaket = (p: PaketPublik): Butir[] => [
  { label: t.tanggal, isi: tanggal(p.createdAt) },
  {
    label: t.nama,
    isi: (
      <>
        {p.nama}
        <Typography component="div" color="text.secondary">
          {p.kode}
        </Typography>
      </>
    ),
  },
  { label: t.alasan, isi: p.alasan },
  { label: t.satuanKerja, isi: p.satuanKerja },
  { label: t.jenis, isi: teksPilihan(JENIS_PENGADAAN, p.jenisPengadaan) },
  { label: t.sistem, isi: sistem(p) },
  { label: t.tahun, isi: String(p.tahunAnggaran) },
  { label: t.hps, isi: <strong>{rupiah(p.totalPagu)}</strong> },
  {
    label: t.dana,
    isi: listTeks([
      ...new Set(p.listPendanaan.map((d) => teksPilihan(FUND_SOURCES, d.sumberDana))),
    ]),
  },
  { label: t.kontrak, isi: teksPilihan(JENIS_KONTRAK, p.jenisKontrak) },
  {
    label: t.lokasi,
    isi: listTeks(
      p.listLokasiKerja.map((l) => [l.nama, l.lokasi, l.detail].filter(Boolean).join(', '))
    ),
  },
  { label: t.kbli, isi: listTeks(p.listKbli.map((k) => `${k.kode} ${k.nama}`)) },
  {
    label: t.syarat,
    isi: listTeks([...(p.isUsahaKecil ? [t.usahaKecil] : []), ...(p.isPDN ? [t.pdn] : [])]),
  },
  { label: t.pesertaBagi, isi: t.jenisPeserta[p.jenisPeserta] },
  {
    label: t.evaluasi,
    isi: t.bobot(angka(p.bobotTeknis), angka(p.bobotHarga), angka(p.passingGrade, 2)),
  },
  {
    label: t.deskripsi,
    isi: p.deskripsi && <span style={{ whiteSpace: 'pre-line' }}>{p.deskripsi}</span>,
  },
  { label: t.masa, isi: teksMasa(p.mulaiDaftar, p.selesaiDaftar) },
  { label: t.jumlahPeserta, isi: t.peserta(angka(p.jumlahPeserta)) },
]

/** Content of a paket without jadwal and downloads: a list row is enough, also for the public (S1 §2.1, §2.10). */
export const RincianPaket = ({ paket }: { paket: PaketPublik }) => (
  <Rincian butir={butirPaket(paket)} />
)
