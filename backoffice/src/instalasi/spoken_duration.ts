import { angka } from '@eproc/domain/common/format'
import { instalasi } from '@eproc/i18n/id/instalasi'

const text = instalasi
const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** A duration in the unit one would use when speaking; seconds may be negative. */
export function spokenDuration(seconds: number): string {
  const size = Math.abs(seconds)
  if (size < 2 * MINUTE) return text.detik(angka(Math.round(seconds)))
  if (size < 2 * HOUR) return text.menit(angka(Math.round(seconds / MINUTE)))
  if (size < 2 * DAY) return text.jamLama(angka(Math.round(seconds / HOUR)))
  return text.hari(angka(Math.round(seconds / DAY)))
}
