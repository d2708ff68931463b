/** What releases say of stages that a revision leaves out. */
import { ocds as teks } from '@eproc/i18n/id/ocds'
import { tahapTanya, type FaktaPaket, type RevisiFakta, type TahapFakta } from './fakta.ts'
import type { Milestone, Tender } from './rilis.ts'

/**
 * Of every stage that was to be once and that this revision, or one before it, leaves out: merged releases forget nothing
 * that no later one takes away. OCDS knows no milestone that was cancelled.
 */
export function ditiadakan(
  f: FaktaPaket,
  revisi: RevisiFakta,
  jadwal: readonly TahapFakta[]
): Pick<Tender, 'enquiryPeriod'> & { milestones: Milestone[] } {
  const pernah = new Set(
    f.revisi
      .filter((r) => r.id <= revisi.id)
      .flatMap((r) => r.baris.filter((b) => b.includeLama).map((b) => b.urut))
  )
  const tanpa = jadwal.filter((t) => !t.include && pernah.has(t.urut))
  const tanya = tanpa.some((t) => t.kunci === tahapTanya(f.templat)?.kunci)
  return {
    milestones: tanpa.map((t) => ({
      id: t.kunci,
      title: t.tahap,
      description: teks.ditiadakan,
      dueDate: null,
      status: 'notMet',
    })),
    ...(tanya ? { enquiryPeriod: { startDate: null, endDate: null } } : {}),
  }
}
