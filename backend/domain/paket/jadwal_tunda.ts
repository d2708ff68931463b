/** Rules of a revision on a paused package: its time stood still from the pause on (decisions §5 'Revision'). */
import { paket as teks } from '@eproc/i18n/id/paket'
import { Checker, type Finding } from '../common/checker.ts'
import { keDetikMs, keMs, type Kapan } from '../common/format.ts'
import { namaBaris, type JadwalContext, type LangkahJadwal } from './jadwal.ts'

/**
 * Stages that had not ended at the pause must lie ahead again: their end, and their start unless they had begun.
 */
export function aturanLanjut(
  baru: readonly LangkahJadwal[],
  { ditundaPada, sekarang: present, row }: JadwalContext & { ditundaPada: Kapan; sekarang: Kapan }
): Finding[] {
  const check = new Checker()
  const tunda = keMs(ditundaPada)!
  const kini = keMs(present)!
  for (const l of baru) {
    const mulai = keDetikMs(l.mulai)
    const selesai = keDetikMs(l.selesai)
    if (!l.include || mulai === null || selesai === null || selesai <= tunda) continue
    if (selesai <= kini || (mulai > tunda && mulai <= kini)) {
      check.add(namaBaris(l.urut, row), 'past', teks.errors.tertunda(l.tahap))
    }
  }
  return check.findings
}
