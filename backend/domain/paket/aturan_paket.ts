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
import { aturanHps, aturanPendanaan, MAKS_RUPIAH } from './aturan_dana.ts'
import { aturanJadwalPaket } from './aturan_jadwal_paket.ts'
import type { IsianLokasi, IsianPaket, KonteksPaket, Kosong } from './isian_paket.ts'

const PANJANG = {
  nama: 300,
  deskripsi: 5000,
  alasanMetode: 2000,
  noArsip: 100,
} as const
const KONTRAK_AMBANG = ['RENPSG', 'NILPSG']

/** Every finding of a save; empty when the package may be stored as a draft. */
export function aturanPaket(isian: IsianPaket, konteks: KonteksPaket): Finding[] {
  const check = new Checker()
  periksaData(check, isian)
  check.include(aturanHps(isian, konteks))
  check.include(aturanPendanaan(isian, konteks))
  for (const [i, l] of (isian.listLokasiKerja ?? []).entries()) {
    periksaLokasi(check.at(`listLokasiKerja.${i}`), l)
  }
  check.include(aturanJadwalPaket(isian))
  return check.findings
}

function periksaLokasi(check: Checker, l: IsianLokasi): void {
  check.require('lokasiProyekId', l.lokasiProyekId)
  const batas = { detail: 500, uraianPekerjaan: 2000, spesifikasiPekerjaan: 2000 }
  check.maxLength(l, batas, teks.aturan.maks)
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

function periksaData(check: Checker, isian: IsianPaket): void {
  check.require('nama', isian.nama)
  check.maxLength(isian, PANJANG, teks.aturan.maks)
  antara(check, 'volumePekerjaan', isian.volumePekerjaan ?? 1, [1, 10_000])
  if (check.require('jenisPengadaan', isian.jenisPengadaan)) {
    const jenis = isian.jenisPengadaan
    const ada = adaPilihan(JENIS_PENGADAAN, jenis)
    check.ensure(ada, 'jenisPengadaan', 'enum', teks.aturan.pilihan)
    if (ada) periksaMetode(check, isian, jenis)
  }
  antara(check, 'bobotTeknis', isian.bobotTeknis, [0, 100])
  antara(check, 'bobotHarga', isian.bobotHarga, [0, 100])
  const bobot = (isian.bobotTeknis ?? 0) + (isian.bobotHarga ?? 0)
  check.ensure(bobot === 100, 'bobotHarga', 'sum', teks.aturan.bobot)
  const ambang = isian.passingGrade ?? 0
  const dalam = ambang >= 0 && ambang <= 100
  check.ensure(dalam, 'passingGrade', 'range', teks.aturan.antara(0, 100))
  const perluAmbang = KONTRAK_AMBANG.includes(isian.metodeEvaluasi ?? '')
  check.ensure(!perluAmbang || ambang > 0, 'passingGrade', 'required', teks.aturan.ambangBatas)
  const peserta = ['V', 'O', 'VO'].includes(isian.jenisPeserta ?? 'V')
  check.ensure(peserta, 'jenisPeserta', 'enum', teks.aturan.pilihan)
  periksaMasa(check, isian, [
    'pelaksanaanPemilihanPenyediaAwal',
    'pelaksanaanPemilihanPenyediaAkhir',
  ])
  periksaMasa(check, isian, ['pelaksanaanKontrakAwal', 'pelaksanaanKontrakAkhir'])
}

type BidangHari =
  | 'pelaksanaanKontrakAwal'
  | 'pelaksanaanKontrakAkhir'
  | 'pelaksanaanPemilihanPenyediaAwal'
  | 'pelaksanaanPemilihanPenyediaAkhir'

function periksaMasa(check: Checker, isian: IsianPaket, masa: [BidangHari, BidangHari]): void {
  for (const field of masa) {
    const nilai = isian[field]
    if (terisi(nilai)) check.ensure(hariSah(nilai!), field, 'date', teks.aturan.wajib)
  }
  const [awal, akhir] = [isian[masa[0]], isian[masa[1]]]
  if (terisi(awal) && terisi(akhir)) {
    check.ensure(awal! <= akhir!, masa[1], 'order', teks.aturan.masaTerbalik)
  }
}

/** Method, qualification, evaluation and contract fit the procurement type. */
function periksaMetode(check: Checker, isian: IsianPaket, jenis: JenisPengadaan): void {
  const cocok = (field: string, nilai: Kosong<string>, boleh: readonly string[]) =>
    check.require(field, nilai) &&
    check.ensure(boleh.includes(nilai!), field, 'enum', teks.aturan.pilihan)
  if (cocok('metodePemilihan', isian.metodePemilihan, metodeUntuk(jenis))) {
    const kualifikasi = kualifikasiUntuk(isian.metodePemilihan as MetodePemilihan)
    if (kualifikasi.length > 0) cocok('kualifikasi', isian.kualifikasi, kualifikasi)
    else check.ensure(!terisi(isian.kualifikasi), 'kualifikasi', 'enum', teks.aturan.pilihan)
    if (isian.metodePemilihan === 'TLA') {
      check.require('alasanMetode', isian.alasanMetode, teks.aturan.alasanMetode)
    }
  }
  cocok('metodeEvaluasi', isian.metodeEvaluasi, kodePilihan(metodeEvaluasiUntuk(jenis)))
  cocok('jenisKontrak', isian.jenisKontrak, kodePilihan(jenisKontrakUntuk(jenis)))
}
