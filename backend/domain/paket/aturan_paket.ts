/**
 * Rules of the package form (decisions §4, S3 §5.2): judged while typing by the editor and again by the server.
 * Fields of lists are named `listHps.0.volume`, as the form and the answer's `errors` carry them.
 */
import { paket as teks } from '@eproc/i18n/id/paket'
import { Checker, terisi, type Finding } from '../common/checker.ts'
import {
  adaPilihan,
  JENIS_PENGADAAN,
  jenisKontrakUntuk,
  kodePilihan,
  kualifikasiUntuk,
  metodeEvaluasiUntuk,
  metodeUntuk,
  type JenisPengadaan,
  type MetodePemilihan,
} from '../common/choices.ts'
import { hariSah } from '../common/format.ts'
import { pakaiAmbang } from '../tender/nilai/cara.ts'
import { aturanHps, aturanPendanaan, MAKS_RUPIAH } from './aturan_dana.ts'
import { aturanJadwalPaket } from './aturan_jadwal_paket.ts'
import {
  MAKS_BARIS,
  type Kosong,
  type LokasiInput,
  type PaketContext,
  type PaketInput,
} from './isian_paket.ts'

const PANJANG = {
  nama: 300,
  deskripsi: 5000,
  alasanMetode: 2000,
  noArsip: 100,
} as const
const MENURUT_JENIS = ['metodePemilihan', 'metodeEvaluasi', 'jenisKontrak'] as const
const MEMUAT_BARIS = ['listHps', 'listPendanaan', 'listLokasiKerja'] as const

/** Every finding of a save; empty when the package may be stored as a draft. */
export function aturanPaket(input: PaketInput, context: PaketContext): Finding[] {
  const check = new Checker()
  periksaData(check, input)
  for (const list of MEMUAT_BARIS) {
    const most = MAKS_BARIS[list]
    check.ensure((input[list]?.length ?? 0) <= most, list, 'maxRows', teks.aturan.barisMaks(most))
  }
  check.include(aturanHps(input, context))
  check.include(aturanPendanaan(input, context))
  for (const [i, l] of (input.listLokasiKerja ?? []).entries()) {
    periksaLokasi(check.at(`listLokasiKerja.${i}`), l)
  }
  check.include(aturanJadwalPaket(input))
  return check.findings
}

function periksaLokasi(check: Checker, l: LokasiInput): void {
  check.require('lokasiProyekId', l.lokasiProyekId)
  const limit = { detail: 500, uraianPekerjaan: 2000, spesifikasiPekerjaan: 2000 }
  check.maxLength(l, limit, teks.aturan.maks)
  antara(check, 'nilaiPekerjaan', l.nilaiPekerjaan, [0, MAKS_RUPIAH])
}

/** A whole number inside the range, where there is one. */
function antara(
  check: Checker,
  field: string,
  nilai: Kosong<number>,
  [dari, sampai]: readonly [number, number]
): void {
  if (nilai === null || nilai === undefined) return
  const dalam = nilai >= dari && nilai <= sampai
  check.ensure(dalam, field, 'range', teks.aturan.antara(dari, sampai))
  check.ensure(Number.isInteger(nilai), field, 'integer', teks.aturan.bulat)
}

function periksaData(check: Checker, input: PaketInput): void {
  check.require('nama', input.nama)
  check.maxLength(input, PANJANG, teks.aturan.maks)
  antara(check, 'volumePekerjaan', input.volumePekerjaan ?? 1, [1, 10_000])
  if (check.require('jenisPengadaan', input.jenisPengadaan)) {
    const jenis = input.jenisPengadaan
    const ada = adaPilihan(JENIS_PENGADAAN, jenis)
    check.ensure(ada, 'jenisPengadaan', 'enum', teks.aturan.pilihanLain)
    if (ada) periksaMetode(check, input, jenis)
  } else {
    // Which of them fit is not known yet; that they are missing is.
    for (const field of MENURUT_JENIS) check.require(field, input[field])
  }
  antara(check, 'bobotTeknis', input.bobotTeknis, [0, 100])
  antara(check, 'bobotHarga', input.bobotHarga, [0, 100])
  const bobot = (input.bobotTeknis ?? 0) + (input.bobotHarga ?? 0)
  check.ensure(bobot === 100, 'bobotHarga', 'sum', teks.aturan.bobot)
  const ambang = input.passingGrade ?? 0
  const dalam = ambang >= 0 && ambang <= 100
  check.ensure(dalam, 'passingGrade', 'range', teks.aturan.antara(0, 100))
  const cukup = !pakaiAmbang(input.metodeEvaluasi ?? '') || ambang > 0
  check.ensure(cukup, 'passingGrade', 'required', teks.aturan.ambangBatas)
  const peserta = ['V', 'O', 'VO'].includes(input.jenisPeserta ?? 'V')
  check.ensure(peserta, 'jenisPeserta', 'enum', teks.aturan.pilihanLain)
  periksaMasa(check, input, [
    'pelaksanaanPemilihanPenyediaAwal',
    'pelaksanaanPemilihanPenyediaAkhir',
  ])
  periksaMasa(check, input, ['pelaksanaanKontrakAwal', 'pelaksanaanKontrakAkhir'])
}

type DayFields =
  | 'pelaksanaanKontrakAwal'
  | 'pelaksanaanKontrakAkhir'
  | 'pelaksanaanPemilihanPenyediaAwal'
  | 'pelaksanaanPemilihanPenyediaAkhir'

function periksaMasa(check: Checker, input: PaketInput, masa: [DayFields, DayFields]): void {
  for (const field of masa) {
    const nilai = input[field]
    if (terisi(nilai)) check.ensure(hariSah(nilai!), field, 'date', teks.aturan.wajib)
  }
  const [awal, akhir] = [input[masa[0]], input[masa[1]]]
  if (terisi(awal) && terisi(akhir)) {
    check.ensure(awal! <= akhir!, masa[1], 'order', teks.aturan.masaTerbalik)
  }
}

/** Method, qualification, evaluation and contract fit the procurement type. */
function periksaMetode(check: Checker, input: PaketInput, jenis: JenisPengadaan): void {
  const cocok = (field: string, nilai: Kosong<string>, boleh: readonly string[]) =>
    check.require(field, nilai) &&
    check.ensure(boleh.includes(nilai!), field, 'enum', teks.aturan.pilihan)
  if (cocok('metodePemilihan', input.metodePemilihan, metodeUntuk(jenis))) {
    const kualifikasi = kualifikasiUntuk(input.metodePemilihan as MetodePemilihan)
    if (kualifikasi.length > 0) cocok('kualifikasi', input.kualifikasi, kualifikasi)
    else check.ensure(!terisi(input.kualifikasi), 'kualifikasi', 'enum', teks.aturan.pilihan)
    if (input.metodePemilihan === 'TLA') {
      check.require('alasanMetode', input.alasanMetode, teks.aturan.alasanMetode)
    }
  }
  cocok('metodeEvaluasi', input.metodeEvaluasi, kodePilihan(metodeEvaluasiUntuk(jenis)))
  cocok('jenisKontrak', input.jenisKontrak, kodePilihan(jenisKontrakUntuk(jenis)))
}
