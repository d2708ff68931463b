/** Rules of the contract form (S3 §5.3, decisions §4). Money is whole rupiah, days are yyyy-MM-dd. */
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { hariSah, rupiah } from '../common/format.ts'
import { adaPilihan, JENIS_HARI } from '../common/choices.ts'
import type { HariLibur } from '../common/working_days.ts'
import { tambahHari, tambahHariKerja } from '../common/working_days.ts'

const teks = tenderHasil.kontrak
/** Duration that the form starts with, and takes when it is missing or at most 0 (S3 §5.3). */
export const LAMA_PEKERJAAN_BAWAAN = 14
export const LAMA_PEKERJAAN_MAKS = 10_000

export interface IsianKontrak {
  lamaPekerjaan?: number | null | undefined
  jenisHari?: string | null | undefined
  tglKontrak?: string | null | undefined
  mulaiKontrak?: string | null | undefined
  selesaiKontrak?: string | null | undefined
  nilaiKontrak?: number | null | undefined
}

interface Finding {
  field: keyof IsianKontrak
  rule: string
  message: string
}

/** @param totalPagu HPS, the ceiling of the value */
export function aturanKontrak(
  isian: IsianKontrak,
  { totalPagu }: { totalPagu: number }
): Finding[] {
  const galat: Finding[] = []
  const tolak = (field: keyof IsianKontrak, rule: string, message: string) =>
    void galat.push({ field, rule, message })
  const hariWajib = (field: 'tglKontrak' | 'mulaiKontrak' | 'selesaiKontrak', pesan: string) => {
    const nilai = isian[field]
    const sah = !!nilai && hariSah(nilai)
    if (!sah) tolak(field, 'required', pesan)
    return sah
  }

  hariWajib('tglKontrak', teks.tglKontrak)
  const lama = isian.lamaPekerjaan
  if (lama === null || lama === undefined) tolak('lamaPekerjaan', 'required', teks.lamaKosong)
  else if (!Number.isInteger(lama) || lama <= 0) tolak('lamaPekerjaan', 'positive', teks.lama)
  else if (lama > LAMA_PEKERJAAN_MAKS) {
    tolak('lamaPekerjaan', 'max', teks.lamaMaks(LAMA_PEKERJAAN_MAKS))
  }
  if (!adaPilihan(JENIS_HARI, isian.jenisHari)) tolak('jenisHari', 'enum', teks.jenisHari)
  const mulai = hariWajib('mulaiKontrak', teks.mulai)
  const selesai = hariWajib('selesaiKontrak', teks.selesai)
  if (mulai && selesai && isian.selesaiKontrak! <= isian.mulaiKontrak!) {
    tolak('selesaiKontrak', 'after', teks.urutan)
  }
  const nilai = isian.nilaiKontrak
  if (nilai === null || nilai === undefined) tolak('nilaiKontrak', 'required', teks.nilai)
  else if (!Number.isSafeInteger(nilai) || nilai <= 0) {
    tolak('nilaiKontrak', 'positive', teks.nilaiPositif)
  } else if (nilai > totalPagu) {
    tolak('nilaiKontrak', 'ceiling', teks.melebihiHps(rupiah(totalPagu)))
  }
  return galat
}

/** The duration that the form shows: 14 when missing or at most 0. */
export const lamaPekerjaan = (lama: number | null | undefined): number =>
  lama && lama > 0 ? lama : LAMA_PEKERJAAN_BAWAAN

/** End date that setting the start proposes: start plus duration, in calendar (K) or working (R) days. */
export function usulSelesaiKontrak(
  mulai: string,
  lama: number,
  jenisHari: string | null | undefined,
  libur: HariLibur
): string {
  return jenisHari === 'R' ? tambahHariKerja(mulai, lama, libur) : tambahHari(mulai, lama)
}
