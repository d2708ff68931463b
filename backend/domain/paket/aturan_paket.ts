/**
 * Rules of the package form (decisions §4, S3 §5.2): judged while typing by the editor and again by the server.
 * Fields of lists are named `listHps.0.volume`, as the form and the answer's `errors` carry them.
 */
import { paket as teks } from '@eproc/i18n/id/paket'
import { hariSah, rupiah } from '../common/format.ts'
import { batasPla, jumlahHps, melampauiBatasPla, type BarisHps } from './hps.ts'
import { periksaJadwal, type LangkahJadwal } from './jadwal.ts'
import type { Finding } from '../common/checker.ts'
import {
  adaPilihan,
  JENIS_PENGADAAN,
  jenisKontrakUntuk,
  kodePilihan,
  kualifikasiUntuk,
  metodeEvaluasiUntuk,
  metodeUntuk,
  SUMBER_DANA,
  teksPilihan,
  type JenisPengadaan,
  type Kualifikasi,
  type MetodePemilihan,
} from '../common/choices.ts'
import { jadwalAwal, templatUntuk, tahapTersedia } from '../tahap/templat.ts'
import { tahap as teksTahap } from '@eproc/i18n/id/tahap'

type Kosong<T> = T | null | undefined

export interface IsianHps {
  uraian?: Kosong<string>
  volume?: Kosong<number>
  satuan?: Kosong<string>
  hargaSatuan?: Kosong<number>
}
export interface IsianPendanaan {
  kegiatanId?: Kosong<number>
  sumberDana?: Kosong<string>
  asalDana?: Kosong<string>
  mak?: Kosong<string>
  pagu?: Kosong<number>
}
export interface IsianLokasi {
  lokasiProyekId?: Kosong<number>
  detail?: Kosong<string>
  nilaiPekerjaan?: Kosong<number>
  uraianPekerjaan?: Kosong<string>
  spesifikasiPekerjaan?: Kosong<string>
}
/** `mulai`, `selesai` are ISO 8601 with offset. */
export interface IsianJadwal {
  urut: number
  include: boolean
  mulai?: Kosong<string>
  selesai?: Kosong<string>
  remark?: Kosong<string>
}

/** What the editor sends; every part of the package in one request. Money is whole rupiah. */
export interface IsianPaket {
  nama?: Kosong<string>
  jenisPengadaan?: Kosong<string>
  metodePemilihan?: Kosong<string>
  kualifikasi?: Kosong<string>
  metodeEvaluasi?: Kosong<string>
  jenisKontrak?: Kosong<string>
  alasanMetode?: Kosong<string>
  volumePekerjaan?: Kosong<number>
  deskripsi?: Kosong<string>
  isPDN?: Kosong<boolean>
  isUsahaKecil?: Kosong<boolean>
  jenisPeserta?: Kosong<string>
  bobotTeknis?: Kosong<number>
  bobotHarga?: Kosong<number>
  passingGrade?: Kosong<number>
  noArsip?: Kosong<string>
  pelaksanaanKontrakAwal?: Kosong<string>
  pelaksanaanKontrakAkhir?: Kosong<string>
  pelaksanaanPemilihanPenyediaAwal?: Kosong<string>
  pelaksanaanPemilihanPenyediaAkhir?: Kosong<string>
  listHps?: Kosong<IsianHps[]>
  listPendanaan?: Kosong<IsianPendanaan[]>
  listLokasiKerja?: Kosong<IsianLokasi[]>
  /** ids */
  kbli?: Kosong<number[]>
  listJadwal?: Kosong<IsianJadwal[]>
}

/** An activity as the rules need it; `sisaPagu` leaves the package under edit out of account. */
export interface KegiatanPaket {
  id: number
  kode: string
  tahunAnggaran: number
  ppkId: number
  persetujuan: string
  sisaPagu: number
}

export interface KonteksPaket {
  kegiatan: readonly KegiatanPaket[]
  /** Ceilings of direct procurement in rupiah, from the parameters. */
  paguPla: Partial<Record<JenisPengadaan, number>>
}

/** The largest amount that one field takes, in rupiah; sums stay exact integers far beyond it. */
export const MAKS_RUPIAH = 100_000_000_000_000
const MAKS_VOLUME = 1_000_000_000
const PANJANG = {
  nama: 300,
  deskripsi: 5000,
  alasanMetode: 2000,
  noArsip: 100,
} as const
const KONTRAK_AMBANG = ['RENPSG', 'NILPSG']

const kosong = (nilai: unknown) =>
  nilai === null || nilai === undefined || String(nilai).trim() === ''

class Temuan {
  readonly galat: Finding[] = []
  tambah(field: string, rule: string, message: string): void {
    if (!this.galat.some((g) => g.field === field)) this.galat.push({ field, rule, message })
  }
  wajib(field: string, nilai: unknown, message: string = teks.aturan.wajib): boolean {
    if (!kosong(nilai)) return true
    this.tambah(field, 'required', message)
    return false
  }
  panjang(field: string, nilai: Kosong<string>, maks: number): void {
    if (nilai && [...nilai].length > maks) this.tambah(field, 'maxLength', teks.aturan.maks(maks))
  }
  antara(field: string, nilai: Kosong<number>, dari: number, sampai: number): void {
    if (nilai === null || nilai === undefined) return
    if (!(nilai >= dari && nilai <= sampai)) {
      this.tambah(field, 'range', teks.aturan.antara(dari, sampai))
    } else if (!Number.isInteger(nilai)) this.tambah(field, 'integer', teks.aturan.bulat)
  }
}

/** HPS lines with every number present, for sums while one types. */
export const barisHps = (list: Kosong<IsianHps[]>): BarisHps[] =>
  (list ?? []).map((b) => ({
    uraian: b.uraian ?? '',
    volume: b.volume ?? 0,
    satuan: b.satuan ?? '',
    hargaSatuan: b.hargaSatuan ?? 0,
  }))
export const jumlahPendanaan = (list: Kosong<IsianPendanaan[]>): number =>
  (list ?? []).reduce((jumlah, p) => jumlah + (Number.isFinite(p.pagu) ? p.pagu! : 0), 0)

/** Every finding of a save; empty when the package may be stored as a draft. */
export function aturanPaket(isian: IsianPaket, konteks: KonteksPaket): Finding[] {
  const t = new Temuan()
  periksaData(t, isian)
  periksaHps(t, isian, konteks)
  periksaPendanaan(t, isian, konteks)
  for (const [i, l] of (isian.listLokasiKerja ?? []).entries()) {
    t.wajib(`listLokasiKerja.${i}.lokasiProyekId`, l.lokasiProyekId)
    t.panjang(`listLokasiKerja.${i}.detail`, l.detail, 500)
    t.panjang(`listLokasiKerja.${i}.uraianPekerjaan`, l.uraianPekerjaan, 2000)
    t.panjang(`listLokasiKerja.${i}.spesifikasiPekerjaan`, l.spesifikasiPekerjaan, 2000)
    t.antara(`listLokasiKerja.${i}.nilaiPekerjaan`, l.nilaiPekerjaan, 0, MAKS_RUPIAH)
  }
  t.galat.push(...aturanJadwalPaket(isian))
  return t.galat
}

function periksaData(t: Temuan, isian: IsianPaket): void {
  t.wajib('nama', isian.nama)
  for (const [field, maks] of Object.entries(PANJANG)) {
    t.panjang(field, isian[field as keyof typeof PANJANG], maks)
  }
  t.antara('volumePekerjaan', isian.volumePekerjaan ?? 1, 1, 10_000)
  if (t.wajib('jenisPengadaan', isian.jenisPengadaan)) {
    if (!adaPilihan(JENIS_PENGADAAN, isian.jenisPengadaan)) {
      t.tambah('jenisPengadaan', 'enum', teks.aturan.pilihan)
    } else periksaMetode(t, isian, isian.jenisPengadaan)
  }
  t.antara('bobotTeknis', isian.bobotTeknis, 0, 100)
  t.antara('bobotHarga', isian.bobotHarga, 0, 100)
  if ((isian.bobotTeknis ?? 0) + (isian.bobotHarga ?? 0) !== 100) {
    t.tambah('bobotHarga', 'sum', teks.aturan.bobot)
  }
  const ambang = isian.passingGrade ?? 0
  if (!(ambang >= 0 && ambang <= 100)) {
    t.tambah('passingGrade', 'range', teks.aturan.antara(0, 100))
  } else if (KONTRAK_AMBANG.includes(isian.metodeEvaluasi ?? '') && ambang <= 0) {
    t.tambah('passingGrade', 'required', teks.aturan.ambangBatas)
  }
  if (!['V', 'O', 'VO'].includes(isian.jenisPeserta ?? 'V')) {
    t.tambah('jenisPeserta', 'enum', teks.aturan.pilihan)
  }
  periksaMasa(t, isian, 'pelaksanaanPemilihanPenyediaAwal', 'pelaksanaanPemilihanPenyediaAkhir')
  periksaMasa(t, isian, 'pelaksanaanKontrakAwal', 'pelaksanaanKontrakAkhir')
}

type BidangHari =
  | 'pelaksanaanKontrakAwal'
  | 'pelaksanaanKontrakAkhir'
  | 'pelaksanaanPemilihanPenyediaAwal'
  | 'pelaksanaanPemilihanPenyediaAkhir'

function periksaMasa(t: Temuan, isian: IsianPaket, awal: BidangHari, akhir: BidangHari): void {
  const [a, b] = [isian[awal], isian[akhir]]
  for (const [field, nilai] of [
    [awal, a],
    [akhir, b],
  ] as const) {
    if (!kosong(nilai) && !hariSah(nilai!)) t.tambah(field, 'date', teks.aturan.wajib)
  }
  if (!kosong(a) && !kosong(b) && a! > b!) t.tambah(akhir, 'order', teks.aturan.masaTerbalik)
}

/** Method, qualification, evaluation and contract fit the procurement type. */
function periksaMetode(t: Temuan, isian: IsianPaket, jenis: JenisPengadaan): void {
  const cocok = (field: string, nilai: Kosong<string>, boleh: readonly string[]) => {
    if (!t.wajib(field, nilai)) return false
    if (boleh.includes(nilai!)) return true
    t.tambah(field, 'enum', teks.aturan.pilihan)
    return false
  }
  if (cocok('metodePemilihan', isian.metodePemilihan, metodeUntuk(jenis))) {
    const kualifikasi = kualifikasiUntuk(isian.metodePemilihan as MetodePemilihan)
    if (kualifikasi.length > 0) cocok('kualifikasi', isian.kualifikasi, kualifikasi)
    else if (!kosong(isian.kualifikasi)) t.tambah('kualifikasi', 'enum', teks.aturan.pilihan)
    if (isian.metodePemilihan === 'TLA') {
      t.wajib('alasanMetode', isian.alasanMetode, teks.aturan.alasanMetode)
    }
  }
  cocok('metodeEvaluasi', isian.metodeEvaluasi, kodePilihan(metodeEvaluasiUntuk(jenis)))
  cocok('jenisKontrak', isian.jenisKontrak, kodePilihan(jenisKontrakUntuk(jenis)))
}

function periksaHps(t: Temuan, isian: IsianPaket, { paguPla }: KonteksPaket): void {
  for (const [i, b] of (isian.listHps ?? []).entries()) {
    const f = (bidang: string) => `listHps.${i}.${bidang}`
    t.wajib(f('uraian'), b.uraian, teks.aturan.uraian)
    t.panjang(f('uraian'), b.uraian, 500)
    t.wajib(f('satuan'), b.satuan, teks.aturan.satuan)
    t.panjang(f('satuan'), b.satuan, 50)
    const volume = b.volume ?? 0
    if (!(volume > 0)) t.tambah(f('volume'), 'min', teks.aturan.volume)
    else if (volume > MAKS_VOLUME) t.tambah(f('volume'), 'max', teks.aturan.terlaluBesar)
    else if (Math.abs(volume * 1000 - Math.round(volume * 1000)) > 1e-4) {
      t.tambah(f('volume'), 'decimal', teks.aturan.desimal)
    }
    const harga = b.hargaSatuan
    if (t.wajib(f('hargaSatuan'), harga)) {
      if (!(harga! >= 0)) t.tambah(f('hargaSatuan'), 'min', teks.aturan.hargaSatuan)
      else if (!Number.isInteger(harga!)) t.tambah(f('hargaSatuan'), 'integer', teks.aturan.bulat)
      else if (harga! > MAKS_RUPIAH || harga! * volume > MAKS_RUPIAH) {
        t.tambah(f('hargaSatuan'), 'max', teks.aturan.terlaluBesar)
      }
    }
  }
  const total = jumlahHps(barisHps(isian.listHps))
  if (total > MAKS_RUPIAH) t.tambah('listHps', 'max', teks.aturan.terlaluBesar)
  const jenis = isian.jenisPengadaan
  if (
    adaPilihan(JENIS_PENGADAAN, jenis) &&
    melampauiBatasPla(isian.metodePemilihan as MetodePemilihan, jenis, total, paguPla)
  ) {
    const batas = rupiah(batasPla(jenis, paguPla))
    t.tambah('listHps', 'ceiling', teks.aturan.batasPla(teksPilihan(JENIS_PENGADAAN, jenis), batas))
  }
  const dana = jumlahPendanaan(isian.listPendanaan)
  if (total > dana) {
    t.tambah('listHps', 'funding', teks.aturan.hpsMelebihiDana(rupiah(total), rupiah(dana)))
  }
}

function periksaPendanaan(t: Temuan, isian: IsianPaket, { kegiatan }: KonteksPaket): void {
  const list = isian.listPendanaan ?? []
  if (list.length === 0) t.tambah('listPendanaan', 'required', teks.aturan.pendanaanKosong)
  const menurutId = new Map(kegiatan.map((k) => [k.id, k]))
  const pertama = menurutId.get(list[0]?.kegiatanId ?? 0)
  const terpakai = new Map<number, number>()
  for (const [i, p] of list.entries()) {
    const f = (bidang: string) => `listPendanaan.${i}.${bidang}`
    if (t.wajib(f('sumberDana'), p.sumberDana) && !adaPilihan(SUMBER_DANA, p.sumberDana)) {
      t.tambah(f('sumberDana'), 'enum', teks.aturan.pilihan)
    }
    t.panjang(f('asalDana'), p.asalDana, 200)
    t.panjang(f('mak'), p.mak, 100)
    if (!((p.pagu ?? 0) > 0)) t.tambah(f('pagu'), 'min', teks.aturan.paguDana)
    else if (!Number.isInteger(p.pagu!)) t.tambah(f('pagu'), 'integer', teks.aturan.bulat)
    else if (p.pagu! > MAKS_RUPIAH) t.tambah(f('pagu'), 'max', teks.aturan.terlaluBesar)
    if (!t.wajib(f('kegiatanId'), p.kegiatanId)) continue
    const k = menurutId.get(p.kegiatanId!)
    if (!k) t.tambah(f('kegiatanId'), 'exists', teks.aturan.kegiatanTidakAda)
    else if (k.persetujuan !== 'AD') {
      t.tambah(f('kegiatanId'), 'approved', teks.aturan.kegiatanBelumAD(k.kode))
    } else if (pertama && k.tahunAnggaran !== pertama.tahunAnggaran) {
      t.tambah(f('kegiatanId'), 'year', teks.aturan.kegiatanTahun)
    } else if (pertama && k.ppkId !== pertama.ppkId) {
      t.tambah(f('kegiatanId'), 'ppk', teks.aturan.kegiatanPpk)
    } else {
      const jumlah = (terpakai.get(k.id) ?? 0) + (p.pagu ?? 0)
      terpakai.set(k.id, jumlah)
      if (jumlah > k.sisaPagu) {
        t.tambah(f('pagu'), 'ceiling', teks.aturan.sisaPagu(k.kode, rupiah(k.sisaPagu)))
      }
    }
  }
}

/** The schedule as the stage table names it; null where the rows do not belong to the template. */
export function langkahPaket(isian: IsianPaket): LangkahJadwal[] | null {
  const metode = isian.metodePemilihan as MetodePemilihan
  const kualifikasi = (isian.kualifikasi || null) as Kualifikasi | null
  const templat = new Map(templatUntuk(metode, kualifikasi).map((t) => [t.urut, t]))
  const list = isian.listJadwal ?? []
  if (list.length !== templat.size || list.some((l) => !templat.has(l.urut))) return null
  if (new Set(list.map((l) => l.urut)).size !== list.length) return null
  return list.map((l) => ({
    urut: l.urut,
    tahap: templat.get(l.urut)!.nama,
    include: l.include,
    mulai: l.mulai || null,
    selesai: l.selesai || null,
    remark: l.remark ?? null,
  }))
}

/**
 * S3 §5.2 over the schedule of the form. A draft may leave all times empty; as soon as one is filled the whole
 * schedule must be sound. Findings of a row carry the field `listJadwal.{index}`.
 */
export function aturanJadwalPaket(isian: IsianPaket): Finding[] {
  const list = isian.listJadwal ?? []
  if (list.length === 0) return []
  const langkah = langkahPaket(isian)
  if (langkah === null) {
    return [{ field: 'listJadwal', rule: 'stages', message: teks.aturan.tahapBerbeda }]
  }
  const index = new Map(list.map((l, i) => [l.urut, i]))
  const tersedia = jadwalTidakTersedia(isian)
  const kosongSemua = !list.some((l) => l.include && (l.mulai || l.selesai))
  const temuan = kosongSemua ? [] : periksaJadwal(langkah)
  return [
    ...tersedia,
    ...temuan.map((g) => ({
      field: g.urut === null ? 'listJadwal' : `listJadwal.${index.get(g.urut)}`,
      rule: g.rule,
      message: g.message,
    })),
  ]
}

function jadwalTidakTersedia(isian: IsianPaket): Finding[] {
  const metode = isian.metodePemilihan as MetodePemilihan
  const kualifikasi = (isian.kualifikasi || null) as Kualifikasi | null
  return (isian.listJadwal ?? []).flatMap((l, i) => {
    const t = templatUntuk(metode, kualifikasi).find((x) => x.urut === l.urut)
    const terlarang =
      t && l.include && !tahapTersedia(t, metode, isian.jenisPengadaan as JenisPengadaan)
    return terlarang
      ? [
          {
            field: `listJadwal.${i}`,
            rule: 'unavailable',
            message: teksTahap.jadwal.tidakTersedia(t.nama),
          },
        ]
      : []
  })
}

/** Rows of an empty schedule for the editor. */
export function jadwalKosong(
  metode: MetodePemilihan,
  kualifikasi: Kualifikasi | null,
  jenis: JenisPengadaan
): (IsianJadwal & { tahap: string })[] {
  return jadwalAwal(metode, kualifikasi, jenis).map(({ urut, tahap, include }) => ({
    urut,
    tahap,
    include,
    mulai: null,
    selesai: null,
    remark: null,
  }))
}

export interface KelengkapanPaket {
  totalPagu: number
  jumlahLokasi: number
  jumlahKbli: number
  adaKak: boolean
}

/** What must be there before the package is submitted (and is looked at again before it is published). */
export function kurangPaket(isi: KelengkapanPaket): Finding[] {
  const t = new Temuan()
  if (isi.totalPagu <= 0) t.tambah('listHps', 'required', teks.lengkap.hps)
  if (isi.jumlahLokasi === 0) t.tambah('listLokasiKerja', 'required', teks.lengkap.lokasi)
  if (isi.jumlahKbli === 0) t.tambah('kbli', 'required', teks.lengkap.kbli)
  if (!isi.adaKak) t.tambah('fileKAK', 'required', teks.lengkap.kak)
  return t.galat
}

/** Three or more and odd for tender and selection; one official is enough for TLA and PLA (decisions §2). */
export function jumlahPokjaSah(metode: MetodePemilihan, jumlah: number): boolean {
  return metode === 'TEN' || metode === 'SEL' ? jumlah >= 3 && jumlah % 2 === 1 : jumlah >= 1
}
