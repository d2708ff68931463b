/** Consolidation and editing (decisions §4): one request saves every part of the package in one transaction. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TINDAKAN_PAKET, type AturanTindakan } from '@eproc/domain/paket/tindakan_paket'
import { keDetikMs } from '@eproc/domain/common/format'
import { paket as teks } from '@eproc/i18n/id/paket'
import { aturanPaket } from '@eproc/domain/paket/aturan_paket'
import { barisHps, type PaketInput } from '@eproc/domain/paket/isian_paket'
import { jumlahHps } from '@eproc/domain/paket/hps'
import type {
  JenisKontrak,
  JenisPengadaan,
  Kualifikasi,
  MetodeEvaluasi,
  MetodePemilihan,
} from '@eproc/domain/common/choices'
import { newBagian, storedBagian, bentukPaket, type PaketValues } from '#app/paket/isi/bentuk_paket'
import {
  gantiBerkas,
  rekamBerkasPaket,
  type BerkasPaket,
  type LampiranBaru,
} from '#app/paket/isi/berkas_paket'
import { pasangLampiran, rekamLampiran } from '#app/paket/isi/lampiran_lokasi'
import { lockKegiatan, paguPla, type KegiatanTerkunci } from '#app/paket/acuan/pagu_kegiatan_query'
import { writeJadwal, jadwalTemplat, tulisBagian, wajibAcuanAda } from '#app/paket/isi/tulis_bagian'
import type Jadwal from '#app/paket_berjalan/jadwal/jadwal'
import Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import Kegiatan from '#app/rup/kegiatan/kegiatan'
import type { Pelaku } from '#core/auth/actor'
import { nextNumber } from '#core/database/serial_number'
import { conflict } from '#core/http/errors'
import { enforce } from '#core/http/input/input'
import { beda } from '#core/journal/journal'

export interface SimpanPaket extends BerkasPaket {
  /** null: a new package */
  id: number | null
  versi?: number | null | undefined
  isian: PaketInput
  lampiranLokasi?: LampiranBaru
  /** by whose rule it is edited; the package editor's unless said */
  aturan?: AturanTindakan
}

const AWAL: PaketValues = {
  nama: null,
  jenisPengadaan: null,
  metodePemilihan: null,
  kualifikasi: null,
  metodeEvaluasi: null,
  jenisKontrak: null,
  alasanMetode: null,
  volumePekerjaan: 1,
  deskripsi: null,
  isPDN: false,
  isUsahaKecil: false,
  jenisPeserta: 'V',
  bobotTeknis: 0,
  bobotHarga: 100,
  passingGrade: 0,
  noArsip: null,
  pelaksanaanKontrakAwal: null,
  pelaksanaanKontrakAkhir: null,
  pelaksanaanPemilihanPenyediaAwal: null,
  pelaksanaanPemilihanPenyediaAkhir: null,
  listHps: [],
  listPendanaan: [],
  listLokasiKerja: [],
  kbli: [],
  listJadwal: [],
}

/** What was not sent stays as it is stored. */
function gabung(previous: PaketValues, input: PaketInput): PaketValues {
  const dikirim = Object.fromEntries(
    Object.entries(input).filter(([key, v]) => v !== undefined && Object.hasOwn(AWAL, key))
  )
  const hasil = { ...previous, ...dikirim } as PaketValues
  if (!hasil.kualifikasi) hasil.kualifikasi = null
  return hasil
}

const templatBerubah = (a: PaketValues, b: PaketValues): boolean =>
  a.metodePemilihan !== b.metodePemilihan ||
  a.kualifikasi !== b.kualifikasi ||
  a.jenisPengadaan !== b.jenisPengadaan

/** Saves and answers the package's id. Money that is no longer asked of an activity is free at the commit. */
export async function simpanPaket(
  trx: TransactionClientContract,
  actor: Pelaku,
  masuk: SimpanPaket
): Promise<number> {
  const { paket, lama: previous, jadwal } = await asal(trx, actor, masuk)
  const isi = gabung(previous, masuk.isian)
  const ganti = masuk.id === null || templatBerubah(previous, isi)
  // Another template, and no rows for it: the schedule starts anew.
  if (ganti && masuk.isian.listJadwal === undefined) isi.listJadwal = []

  if (!masuk.aturan) wajibMilikSendiri(paket, ganti, previous, isi)

  const ids = [...new Set([...idDana(previous), ...idDana(isi)])].filter((id) => id > 0)
  const kegiatan = await lockKegiatan(trx, ids, masuk.id)
  enforce(aturanPaket(isi, { kegiatan, paguPla: await paguPla() }))
  await wajibAcuanAda(trx, isi)
  const baru = masuk.lampiranLokasi ?? new Map()
  pasangLampiran(previous, isi, baru)

  isikan(
    paket,
    isi,
    kegiatan.find((k) => k.id === isi.listPendanaan![0]!.kegiatanId)!
  )
  if (masuk.id === null) paket.kode = await kodeBaru(trx, paket.tahunAnggaran)
  const bagian = newBagian(isi, ganti ? jadwalTemplat(isi, jadwal) : jadwal)
  writeJadwal(bagian.jadwal, isi)
  const berkas = gantiBerkas(paket, masuk)
  await paket.sunting(actor, { ...beda(previous, bentukPaket(paket, bagian)), ...berkas })
  await rekamBerkasPaket(trx, actor, paket, masuk, berkas)
  await tulisBagian(trx, paket, bagian)
  await rekamLampiran(trx, actor, paket, { previous, isi, baru })
  await Kegiatan.segarkanStatus(trx, ids)
  return paket.id
}

/** The package as it is stored, or a new one. */
async function asal(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id, versi, aturan = TINDAKAN_PAKET.ubah }: SimpanPaket
): Promise<{ paket: Paket; lama: PaketValues; jadwal: Jadwal[] }> {
  if (id === null) return { paket: new Paket().useTransaction(trx), lama: AWAL, jadwal: [] }
  const paket = await paketUntukTindakan(trx, actor, { paketId: id, versi }, { aturan })
  const bagian = await storedBagian(paket)
  return { paket, lama: bentukPaket(paket, bagian), jadwal: bagian.jadwal }
}

/** Method and schedule of a package that was handed over are the committee's (decisions §5.4). */
function wajibMilikSendiri(
  { tenderId }: Paket,
  ganti: boolean,
  previous: PaketValues,
  isi: PaketValues
): void {
  const jadwal = (v: PaketValues) =>
    JSON.stringify(v.listJadwal?.map((l) => [l.include, keDetikMs(l.mulai), keDetikMs(l.selesai)]))
  if ((tenderId ?? null) === null) return
  if (ganti || jadwal(previous) !== jadwal(isi)) throw conflict(teks.errors.diaturPanitia)
}

/** The next code of a year: never given twice, and without gaps. */
export async function kodeBaru(trx: TransactionClientContract, tahun: number): Promise<string> {
  const nomor = await nextNumber(trx, `paket.${tahun}`)
  return `PKT-${tahun}-${String(nomor).padStart(5, '0')}`
}

const idDana = (i: PaketValues) => (i.listPendanaan ?? []).map((p) => p.kegiatanId ?? 0)

function isikan(paket: Paket, isi: PaketValues, asal: KegiatanTerkunci): void {
  paket.merge({
    nama: isi.nama!.trim(),
    tahunAnggaran: asal.tahunAnggaran,
    satuanKerja: asal.divisi,
    // Whom a letter made its PPK stays it.
    ppkId: paket.ppkNomor ? paket.ppkId : asal.ppkId,
    jenisPengadaan: isi.jenisPengadaan as JenisPengadaan,
    metodePemilihan: isi.metodePemilihan as MetodePemilihan,
    kualifikasi: isi.kualifikasi as Kualifikasi | null,
    metodeEvaluasi: isi.metodeEvaluasi as MetodeEvaluasi,
    jenisKontrak: isi.jenisKontrak as JenisKontrak,
    alasanMetode: isi.alasanMetode?.trim() || null,
    totalPagu: jumlahHps(barisHps(isi.listHps)),
    volumePekerjaan: isi.volumePekerjaan ?? 1,
    deskripsi: isi.deskripsi?.trim() || null,
    isPdn: isi.isPDN ?? false,
    isUsahaKecil: isi.isUsahaKecil ?? false,
    jenisPeserta: (isi.jenisPeserta ?? 'V') as 'V' | 'O' | 'VO',
    bobotTeknis: isi.bobotTeknis ?? 0,
    bobotHarga: isi.bobotHarga ?? 0,
    passingGrade: isi.passingGrade ?? 0,
    noArsip: isi.noArsip?.trim() || null,
    pelaksanaanKontrakAwal: isi.pelaksanaanKontrakAwal,
    pelaksanaanKontrakAkhir: isi.pelaksanaanKontrakAkhir,
    pelaksanaanPemilihanAwal: isi.pelaksanaanPemilihanPenyediaAwal,
    pelaksanaanPemilihanAkhir: isi.pelaksanaanPemilihanPenyediaAkhir,
  })
}
