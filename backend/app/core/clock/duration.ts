/**
 * Turns an ISO 8601 duration with an optional leading sign (`P3DT2H`, `-PT90M`) into milliseconds.
 * Throws an Error in Indonesian on anything else.
 */
import { Duration } from 'luxon'

export function durationToMs(teks: string): number {
  const negatif = teks.startsWith('-')
  const duration = Duration.fromISO(negatif ? teks.slice(1) : teks)
  if (!duration.isValid) {
    throw new Error(
      `EPROC_CLOCK harus berupa lama ISO 8601 seperti P3DT2H atau -PT90M, bukan "${teks}".`
    )
  }
  return (negatif ? -1 : 1) * duration.toMillis()
}
