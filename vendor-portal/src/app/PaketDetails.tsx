import Typography from '@mui/material/Typography'
import { angka, rupiah, tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import type { PaketPublik } from '@eproc/domain/tender/answers_paket'
import {
  JENIS_KONTRAK,
  JENIS_PENGADAAN,
  KUALIFIKASI,
  METODE_PEMILIHAN,
  FUND_SOURCES,
  metodeEvaluasiUntuk,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { pakaiAmbang, pakaiBobot } from '@eproc/domain/tender/nilai/cara'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { Details, type DetailItem } from './Details.tsx'

const t = tenderLayar.informasi

/** '12 Mei 2026 08:00 – 20 Mei 2026 16:00' (the hour is the deadline), or a note while there is no jadwal. */
export const masaText = (mulai: string | null, selesai: string | null): string =>
  mulai || selesai
    ? tenderLayar.list.masa(tanggalWaktu(mulai), tanggalWaktu(selesai))
    : tenderLayar.list.noMasa

const textList = (items: readonly string[]) =>
  items.length === 0 ? null : items.length === 1 ? (
    items[0]
  ) : (
    <ul style={{ margin: 0, paddingLeft: 20 }}>
      {items.map((text) => (
        <li key={text}>{text}</li>
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

/** What the method really counts with: a bidder of 'Harga Terendah' must not reckon with weights. */
const evaluasi = (p: PaketPublik): string =>
  [
    pakaiBobot(p.metodeEvaluasi) && t.bobot(angka(p.bobotTeknis), angka(p.bobotHarga)),
    pakaiAmbang(p.metodeEvaluasi) && t.ambang(angka(p.passingGrade, 2)),
  ]
    .filter(Boolean)
    .join(', ')

const paketItems = (p: PaketPublik): DetailItem[] => [
  { label: t.tanggal, content: tanggal(p.createdAt) },
  {
    label: t.nama,
    content: (
      <>
        {p.nama}
        <Typography component="div" color="text.secondary">
          {p.kode}
        </Typography>
      </>
    ),
  },
  { label: t.alasan, content: p.alasan },
  { label: t.satuanKerja, content: p.satuanKerja },
  { label: t.jenis, content: teksPilihan(JENIS_PENGADAAN, p.jenisPengadaan) },
  { label: t.sistem, content: sistem(p) },
  { label: t.tahun, content: String(p.tahunAnggaran) },
  { label: t.hps, content: <strong>{rupiah(p.totalPagu)}</strong> },
  {
    label: t.dana,
    content: textList([
      ...new Set(p.listPendanaan.map((d) => teksPilihan(FUND_SOURCES, d.sumberDana))),
    ]),
  },
  { label: t.kontrak, content: teksPilihan(JENIS_KONTRAK, p.jenisKontrak) },
  {
    label: t.lokasi,
    content: textList(
      p.listLokasiKerja.map((l) => [l.nama, l.lokasi, l.detail].filter(Boolean).join(', '))
    ),
  },
  { label: t.kbli, content: textList(p.listKbli.map((k) => `${k.kode} ${k.nama}`)) },
  {
    label: t.syarat,
    content: textList([...(p.isUsahaKecil ? [t.usahaKecil] : []), ...(p.isPDN ? [t.pdn] : [])]),
  },
  { label: t.pesertaBagi, content: t.jenisPeserta[p.jenisPeserta] },
  { label: t.evaluasi, content: evaluasi(p) },
  {
    label: t.deskripsi,
    content: p.deskripsi && <span style={{ whiteSpace: 'pre-line' }}>{p.deskripsi}</span>,
  },
  { label: t.masa, content: masaText(p.mulaiDaftar, p.selesaiDaftar) },
  { label: t.jumlahPeserta, content: t.peserta(angka(p.jumlahPeserta)) },
]

/** Content of a paket without jadwal and downloads: a list row is enough, also for the public (S1 §2.1, §2.10). */
export const PaketDetails = ({ paket }: { paket: PaketPublik }) => (
  <Details items={paketItems(paket)} />
)
