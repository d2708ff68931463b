/** Rules of the contract form (S3 §5.3, decisions §4). Money is whole rupiah, days are yyyy-MM-dd. */
import { kontrak } from '@eproc/i18n/id/kontrak'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { Checker, type Finding } from '../common/checker.ts'
import { hariSah, rupiah } from '../common/format.ts'
import { adaPilihan, JENIS_HARI } from '../common/choices.ts'
import type { HariLibur } from '../common/working_days.ts'
import { tambahHari, tambahHariKerja } from '../common/working_days.ts'

const teks = tenderHasil.kontrak
/** Duration that the form starts with, and takes when it is missing or at most 0 (S3 §5.3). */
const DEFAULT_WORK_DURATION = 14
const MAX_WORK_DURATION = 10_000
export const MAX_NO_SPK = 100

export interface KontrakInput {
  lamaPekerjaan?: number | null | undefined
  jenisHari?: string | null | undefined
  tglKontrak?: string | null | undefined
  mulaiKontrak?: string | null | undefined
  selesaiKontrak?: string | null | undefined
  nilaiKontrak?: number | null | undefined
  /** number of the work order (SPK), once it has one */
  noSpk?: string | null | undefined
}

/** Rule of a work that begins before its contract is signed. */
export const SEBELUM_KONTRAK = 'notBefore'

/** @param context.totalPagu HPS, the ceiling of the value */
export function aturanKontrak(input: KontrakInput, context: { totalPagu: number }): Finding[] {
  const check = new Checker()
  const hariWajib = (field: 'tglKontrak' | 'mulaiKontrak' | 'selesaiKontrak', pesan: string) => {
    const nilai = input[field]
    return check.ensure(!!nilai && hariSah(nilai), field, 'required', pesan)
  }

  const dari = hariWajib('tglKontrak', teks.tglKontrak)
  const days = input.lamaPekerjaan ?? 0
  check.require('lamaPekerjaan', input.lamaPekerjaan, teks.lamaKosong)
  check.ensure(Number.isInteger(days) && days > 0, 'lamaPekerjaan', 'positive', teks.lama)
  const lamaMaks = teks.lamaMaks(MAX_WORK_DURATION)
  check.ensure(days <= MAX_WORK_DURATION, 'lamaPekerjaan', 'max', lamaMaks)
  check.ensure(adaPilihan(JENIS_HARI, input.jenisHari), 'jenisHari', 'enum', teks.jenisHari)
  check.maxLength(input, { noSpk: MAX_NO_SPK })
  const mulai = hariWajib('mulaiKontrak', teks.mulai)
  const selesai = hariWajib('selesaiKontrak', teks.selesai)
  if (dari && mulai) {
    const sejak = input.mulaiKontrak! >= input.tglKontrak!
    check.ensure(sejak, 'mulaiKontrak', SEBELUM_KONTRAK, kontrak.mulaiDahulu)
  }
  if (mulai && selesai) {
    const sesudah = input.selesaiKontrak! > input.mulaiKontrak!
    check.ensure(sesudah, 'selesaiKontrak', 'after', teks.urutan)
  }
  const nilai = input.nilaiKontrak ?? 0
  const { totalPagu } = context
  check.require('nilaiKontrak', input.nilaiKontrak, teks.nilai)
  const positif = Number.isSafeInteger(nilai) && nilai > 0
  check.ensure(positif, 'nilaiKontrak', 'positive', teks.nilaiPositif)
  check.ensure(nilai <= totalPagu, 'nilaiKontrak', 'ceiling', teks.melebihiHps(rupiah(totalPagu)))
  return check.findings
}

/** The duration that the form shows: 14 when missing or at most 0. */
export const workDuration = (days: number | null | undefined): number =>
  days && days > 0 ? days : DEFAULT_WORK_DURATION

/** End date that setting the start proposes: start plus duration, in calendar (K) or working (R) days. */
export function usulSelesaiKontrak(
  mulai: string,
  days: number,
  jenisHari: string | null | undefined,
  libur: HariLibur
): string {
  return jenisHari === 'R' ? tambahHariKerja(mulai, days, libur) : tambahHari(mulai, days)
}
