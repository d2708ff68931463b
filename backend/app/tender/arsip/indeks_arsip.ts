/** The first page of an archive: what the package was, who took part, its stages, and every file with its hash. */
import {
  JENIS_KONTRAK,
  JENIS_PENGADAAN,
  KUALIFIKASI,
  METODE_PEMILIHAN,
  metodeEvaluasiUntuk,
  STATUS_PELAKSANAAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { rupiah, tanggal, tanggalWaktu, ukuranBerkas } from '@eproc/domain/common/format'
import { arsip as teks } from '@eproc/i18n/id/arsip'
import type Paket from '#app/paket_berjalan/paket'
import type { Pemuatan } from '#app/tender/arsip/butir/butir'
import { barisTabel, tabelArsip } from '#app/tender/arsip/lembar_query'
import {
  aman,
  seksi,
  fakta,
  halaman,
  sel,
  selKanan,
  tabelData,
  tabelHtml,
  tautan,
} from '#app/tender/arsip/halaman_arsip'
import type { PembacaArsip } from '#app/tender/arsip/pembaca_arsip'
import { orangPaket } from '#app/tender/cetakan/cetakan_query'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

export async function indeksArsip(
  actor: Actor,
  paket: Paket,
  { nama }: PembacaArsip,
  catatan: Pemuatan
): Promise<Iterable<string>> {
  const baris = async (kunci: 'peserta' | 'jadwal') => {
    const tabel = tabelArsip(kunci)
    return [...tabelData(tabel, await barisTabel(tabel, paket.id))]
  }
  return halaman(teks.judul(paket.kode, paket.nama), [
    `<p>${aman(teks.pengantar(tanggalWaktu(clockNow().toJSDate()), actor.nama))}</p>\n`,
    `<p class="redup">${aman(teks.periksa(teks.manifes))}</p>\n`,
    seksi(teks.bagian.identitas),
    fakta(await identitas(paket)),
    ...(nama ? await baris('peserta') : []),
    ...(await baris('jadwal')),
    ...tertutup(catatan),
    ...hilang(catatan, false),
    ...hilang(catatan, true),
    ...berkas(catatan),
  ])
}

async function identitas(p: Paket): Promise<[string, string | null][]> {
  const { ppk, pokja, satuanKerja } = await orangPaket(p.id)
  const k = teks.identitas
  const { mulaiKontrak: awal, selesaiKontrak: akhir } = p
  return [
    [k.kode, p.kode],
    [k.nama, p.nama],
    [k.status, teksPilihan(STATUS_PELAKSANAAN, p.statusPelaksanaan)],
    [k.alasan, p.alasan],
    [k.tahun, String(p.tahunAnggaran)],
    [k.satuanKerja, satuanKerja],
    [k.jenis, teksPilihan(JENIS_PENGADAAN, p.jenisPengadaan)],
    [k.metode, teksPilihan(METODE_PEMILIHAN, p.metodePemilihan)],
    [k.kualifikasi, p.kualifikasi && teksPilihan(KUALIFIKASI, p.kualifikasi)],
    [k.metodeEvaluasi, teksPilihan(metodeEvaluasiUntuk(p.jenisPengadaan), p.metodeEvaluasi)],
    [k.jenisKontrak, teksPilihan(JENIS_KONTRAK, p.jenisKontrak)],
    [k.hps, rupiah(p.totalPagu)],
    [k.ppk, ppk.nama],
    [k.pokja, pokja.map((o) => o.nama).join('; ')],
    [k.pokjaSurat, p.pokjaNomor && teks.surat(p.pokjaNomor, tanggal(p.pokjaTanggal))],
    [k.deskripsi, p.deskripsi],
    [k.diterbitkan, p.diterbitkanPada && tanggalWaktu(p.diterbitkanPada.toJSDate())],
    [k.noSpk, p.noSpk],
    [k.tglKontrak, p.tglKontrak && tanggal(p.tglKontrak)],
    [k.masaKontrak, awal && akhir && teks.sampai(tanggal(awal), tanggal(akhir))],
    [k.nilaiKontrak, p.nilaiKontrak === null ? null : rupiah(p.nilaiKontrak)],
  ]
}

function* tertutup({ tertutup: sebab }: Pemuatan): Generator<string> {
  if (sebab.length === 0) return
  yield seksi(teks.bagian.tertutup)
  yield `<ul>${sebab.map((s) => `<li>${aman(s)}</li>`).join('')}</ul>\n`
}

function* hilang({ hilang: semua }: Pemuatan, belum: boolean): Generator<string> {
  const daftar = semua.filter((h) => h.belum === belum)
  if (daftar.length === 0) return
  const { berkas: letak, keterangan, sidik, sebab } = teks.kolom
  yield* tabelHtml(
    belum ? teks.bagian.belum : teks.bagian.hilang,
    [letak, keterangan, sidik, sebab],
    daftar.map((h) => [
      sel(`<span class="nama">${aman(h.letak)}</span>`),
      sel(aman(h.keterangan)),
      selSidik(h.sha256 ?? ''),
      sel(aman(h.sebab)),
    ])
  )
}

const selSidik = (sha256: string): string => sel(`<code class="sidik">${sha256}</code>`)

function* berkas({ termuat }: Pemuatan): Generator<string> {
  const { berkas: letak, keterangan, ukuran, sidik } = teks.kolom
  yield* tabelHtml(
    teks.bagian.berkas,
    [letak, keterangan, ukuran, sidik],
    termuat.map((b) => [
      sel(`<span class="nama">${tautan(b.letak)}</span>`),
      sel(aman(b.beda ? `${b.keterangan}. ${teks.beda}` : b.keterangan)),
      selKanan(aman(ukuranBerkas(b.ukuran))),
      selSidik(b.sha256),
    ])
  )
}
