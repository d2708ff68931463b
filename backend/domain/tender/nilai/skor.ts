/** Scores and proposed ranks of an evaluation (S2 §4, decisions §5.3). */
import type { MetodeEvaluasi } from '../../common/choices.ts'
import { pakaiAmbang } from './cara.ts'

/** Scores are kept at two decimals: they are added and weighted as whole hundredths, in which a half is a half. */
const CENT = 100
const cents = (nilai: number): number => Math.round(nilai * CENT)
const bulatkan = (nilai: number): number => cents(nilai) / CENT
/** So many percent of a score, a half rounded up. */
const percentOf = (percent: number, nilai: number): number =>
  Math.floor((percent * cents(nilai)) / 100 + 0.5) / CENT
/** One whole number as percent of another at two decimals, a half rounded up; exact also for trillions. */
const percentage = (part: number, whole: number): number => {
  const [p, w] = [part, whole].map((n) => BigInt(Math.round(n))) as [bigint, bigint]
  return Number((p * 20_000n + w) / (w * 2n)) / CENT
}
const limitRate = (nilai: number) => Math.min(100, Math.max(0, Number.isFinite(nilai) ? nilai : 0))

export interface BobotEvaluasi {
  metode: MetodeEvaluasi | (string & {})
  /** bobotTeknis + bobotHarga = 100 */
  bobotTeknis: number
  bobotHarga: number
  passingGrade: number
}

/** Weighted technical score from the raw 0–100 (S2 §4). */
export function skorTeknis(bobot: BobotEvaluasi, raw: number): number {
  const nilai = limitRate(raw)
  if (bobot.metode === 'REN') return bulatkan(nilai)
  if (bobot.metode === 'RENPSG') return nilai < bobot.passingGrade ? 0 : bulatkan(nilai)
  if (bobot.metode === 'NILPSG' && nilai < bobot.passingGrade) return 0
  return percentOf(bobot.bobotTeknis, nilai)
}

/** Weighted price score from the raw 0–100; raw for REN and RENPSG. */
export function skorHarga(bobot: BobotEvaluasi, raw: number): number {
  const nilai = limitRate(raw)
  const polos = bobot.metode === 'REN' || bobot.metode === 'RENPSG'
  return polos ? bulatkan(nilai) : percentOf(bobot.bobotHarga, nilai)
}

export const totalNilai = (bobot: BobotEvaluasi, teknis: number, harga: number): number =>
  bulatkan(skorTeknis(bobot, teknis) + skorHarga(bobot, harga))

/** Proposed raw price score: lowest offer / this offer × 100; 0 without an offer. */
export function usulHasilHarga(terendah: number, penawaran: number): number {
  if (penawaran <= 0 || terendah <= 0) return 0
  return limitRate(percentage(terendah, penawaran))
}

/**
 * An offer so low that the vendor is asked how it will do the work for it: its share of the HPS in percent with two
 * decimals; null where it is not below `ambang` percent, or unknown.
 */
export function penawaranRendah(nilai: number | null, hps: number, ambang: number): number | null {
  if (nilai === null || nilai <= 0 || hps <= 0) return null
  return nilai * 100 < hps * ambang ? percentage(nilai, hps) : null
}

/** A vendor in the ranking. */
export interface CalonPeringkat {
  vendorId: number
  lulusKualifikasi: boolean
  hasilAdministrasi: boolean
  lulusTeknis: boolean
  lulusHarga: boolean
  hasilTeknis: number
  hasilHarga: number
  /** Corrected offer in rupiah. */
  nilaiPenawaran: number
  /** Evaluated cost over the economic life (EKO); the offer where absent. */
  biayaEvaluasi?: number
}

const memenuhi = (bobot: BobotEvaluasi, c: CalonPeringkat, pagu: number): boolean => {
  return (
    c.lulusKualifikasi &&
    c.hasilAdministrasi &&
    c.lulusTeknis &&
    c.lulusHarga &&
    c.nilaiPenawaran > 0 &&
    (!pakaiAmbang(bobot.metode) || c.hasilTeknis >= bobot.passingGrade) &&
    (bobot.metode !== 'PAG' || c.nilaiPenawaran <= pagu)
  )
}

/** What a vendor is ranked by; smaller comes first. */
export function rankKey(bobot: BobotEvaluasi, c: CalonPeringkat): number {
  switch (bobot.metode) {
    case 'REN':
    case 'RENPSG':
      return c.nilaiPenawaran
    case 'KUA':
    case 'PAG':
      return -limitRate(c.hasilTeknis)
    case 'EKO':
      return c.biayaEvaluasi ?? c.nilaiPenawaran
    default:
      return -totalNilai(bobot, c.hasilTeknis, c.hasilHarga)
  }
}

/**
 * Proposed `urutan` a vendor: 1 winner, unique; 0 for those who passed not. Equal keys: the lower offer, then the
 * smaller vendor id, so that the proposal is the same every time.
 * @param pagu ceiling (HPS), used by PAG
 */
export function usulPeringkat(
  bobot: BobotEvaluasi,
  calon: readonly CalonPeringkat[],
  pagu: number
): Map<number, number> {
  const hasil = new Map(calon.map((c) => [c.vendorId, 0]))
  calon
    .filter((c) => memenuhi(bobot, c, pagu))
    .toSorted(
      (a, b) =>
        rankKey(bobot, a) - rankKey(bobot, b) ||
        a.nilaiPenawaran - b.nilaiPenawaran ||
        a.vendorId - b.vendorId
    )
    .forEach((c, i) => hasil.set(c.vendorId, i + 1))
  return hasil
}
