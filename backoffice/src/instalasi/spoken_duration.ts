import { angka } from '@eproc/domain/common/format'
import { master } from '@eproc/i18n/id/master'

const teks = master.instalasi
const MENIT = 60
const JAM = 3600
const HARI = 86_400

/** A duration in the unit one would use when speaking; seconds may be negative. */
export function spokenDuration(seconds: number): string {
  const besar = Math.abs(seconds)
  if (besar < 2 * MENIT) return teks.detik(angka(Math.round(seconds)))
  if (besar < 2 * JAM) return teks.menit(angka(Math.round(seconds / MENIT)))
  if (besar < 2 * HARI) return teks.jamLama(angka(Math.round(seconds / JAM)))
  return teks.hari(angka(Math.round(seconds / HARI)))
}
