/** Rules of the parts of an evaluation that are saved (S2 §4): the form and the server call the same functions. */
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { Checker, type Finding } from '../../common/checker.ts'
import type { KategoriFile } from '../../common/choices.ts'
import { angka } from '../../common/format.ts'
import type { Tahap } from '../../tahap/templat.ts'
import { pakaiAmbang } from './cara.ts'
import { earlierBagian, REASON_KEYS, lulusBagian, type NilaiRekanan } from './nilai_rekanan.ts'
import type { BobotEvaluasi } from './skor.ts'

const teks = tenderHasil.evaluasi
export const MAKS_ALASAN = 2000

export interface NilaiContext {
  bobot: BobotEvaluasi
  templat: readonly Tahap[]
  /** parts that are saved now */
  bagian: readonly KategoriFile[]
  /** the offer is unusually low: its price is passed with what the vendor answered */
  rendah?: boolean
}

const skorSah = (n: number | null): boolean =>
  n === null || (Number.isFinite(n) && n >= 0 && n <= 100)

/** Judges one vendor's saved parts; every complaint about a field is told. */
export function aturanNilai(n: NilaiRekanan, context: NilaiContext): Finding[] {
  const check = new Checker()
  for (const b of context.bagian) {
    const lulus = lulusBagian(n, b)
    const kata = tenderHasil.bagian[b]
    if (lulus === false && !n.alasan[REASON_KEYS[b]]?.trim()) {
      check.add(`alasan.${REASON_KEYS[b]}`, 'required', teks.alasan(n.nama, kata))
    }
    if (lulus === true) {
      const gagal = earlierBagian(context.templat, b).find((p) => lulusBagian(n, p) !== true)
      if (gagal) {
        check.add(BIDANG[b], 'earlier', teks.pendahulu(n.nama, tenderHasil.bagian[gagal], kata))
      }
    }
    PERIKSA[b](n, context, check)
  }
  for (const alasan of Object.values(n.alasan)) {
    if ([...(alasan ?? '')].length > MAKS_ALASAN) {
      check.add('alasan', 'maxLength', teks.alasanMaks(MAKS_ALASAN))
    }
  }
  return check.findings
}

const BIDANG = {
  K: 'lulusKualifikasi',
  A: 'hasilAdministrasi',
  T: 'lulusTeknis',
  H: 'lulusHarga',
} as const satisfies Readonly<Record<KategoriFile, keyof NilaiRekanan>>

type Periksa = (n: NilaiRekanan, context: NilaiContext, check: Checker) => void

const PERIKSA: Readonly<Record<KategoriFile, Periksa>> = {
  K(n, _konteks, check) {
    if (n.lulusKualifikasi === true && n.hasilKualifikasi !== true) {
      check.add('hasilKualifikasi', 'incomplete', teks.tidakLengkap(n.nama))
    }
  },
  A() {},
  T(n, { bobot }, check) {
    if (!skorSah(n.hasilTeknis)) {
      check.add('hasilTeknis', 'range', teks.nilai(n.nama, tenderHasil.bagian.T))
    } else if (n.lulusTeknis === true && n.hasilTeknis === null && bobot.metode !== 'REN') {
      check.add('hasilTeknis', 'required', teks.nilaiWajib(n.nama))
    } else if (
      n.lulusTeknis === true &&
      pakaiAmbang(bobot.metode) &&
      (n.hasilTeknis ?? 0) < bobot.passingGrade
    ) {
      check.add('lulusTeknis', 'grade', teks.ambang(n.nama, angka(bobot.passingGrade, 2)))
    }
  },
  H(n, { rendah }, check) {
    if (rendah && n.lulusHarga === true && !n.alasan.harga?.trim()) {
      check.add('alasan.harga', 'required', teks.klarifikasi(n.nama))
    }
    if (!skorSah(n.hasilHarga)) {
      check.add('hasilHarga', 'range', teks.nilai(n.nama, tenderHasil.bagian.H))
    }
    const nilai = n.nilaiPenawaran
    if (nilai !== null && (!Number.isSafeInteger(nilai) || nilai <= 0)) {
      check.add('nilaiPenawaran', 'positive', teks.penawaran(n.nama))
    }
    if (nilai !== null && n.hargaPenawaran !== null && nilai !== n.hargaPenawaran) {
      if (!n.catatanKoreksi?.trim()) check.add('catatanKoreksi', 'required', teks.koreksi(n.nama))
    }
    if (n.lulusHarga === true && (n.hargaPenawaran === null || nilai === null)) {
      check.add('lulusHarga', 'missing', teks.tanpaHarga(n.nama))
    }
    if (n.biayaEvaluasi !== null && n.biayaEvaluasi <= 0) {
      check.add('biayaEvaluasi', 'positive', teks.biaya(n.nama))
    }
  },
}
