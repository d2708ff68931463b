/** Rules of a revision on a paused package: its time stood still from the pause on (decisions §5 'Revision'). */
import { paket as teks } from '@eproc/i18n/id/paket'
import { keMs, type Kapan } from '../common/format.ts'
import type { GalatJadwal, LangkahJadwal } from './jadwal.ts'

/**
 * Stages that had not ended at the pause must lie ahead again: their end, and their start unless they had begun.
 */
export function periksaLanjut(
  baru: readonly LangkahJadwal[],
  ditundaPada: Kapan,
  sekarang: Kapan
): GalatJadwal[] {
  const tunda = keMs(ditundaPada)!
  const kini = keMs(sekarang)!
  return baru
    .filter((l) => {
      const mulai = keMs(l.mulai)
      const selesai = keMs(l.selesai)
      if (!l.include || mulai === null || selesai === null || selesai <= tunda) return false
      return selesai <= kini || (mulai > tunda && mulai <= kini)
    })
    .map((l) => ({ urut: l.urut, rule: 'past', message: teks.galat.tertunda(l.tahap) }))
}
