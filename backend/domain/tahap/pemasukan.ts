/** Which opening unseals what a submission stage takes, and the other way round. */
import type { MetodePemilihan } from '../common/choices.ts'
import type { Hak } from '../common/rights.ts'
import { SYARAT, type BagianHasil, type NamaSyarat, type RekananContext } from './syarat.ts'
import { uraiTab } from './tab.ts'
import type { Tahap } from './templat.ts'

/** Stage whose tab opens the files of this submission: the first one after it. */
export function tahapPembuka(templat: readonly Tahap[], pemasukan: Tahap): Tahap | undefined {
  const { varian } = uraiTab(pemasukan.rekanan!)
  return templat.find(
    (t) => t.urut > pemasukan.urut && t.staf.some((tab) => tab === `pembukaan:${varian}`)
  )
}

/** Submission stage whose files an opening stage unseals. */
export const tahapPemasok = (templat: readonly Tahap[], buka: string): Tahap | undefined =>
  templat.find(
    (t) =>
      t.rekanan !== null &&
      uraiTab(t.rekanan).jenis === 'pemasukan' &&
      tahapPembuka(templat, t)?.kunci === buka
  )

/** The results that a condition about them waits for. */
const MENURUT: Partial<Record<NamaSyarat, readonly BagianHasil[]>> = {
  lulusKualifikasi: ['K'],
  lulusAdministrasi: ['A', 'T'],
}

/** Keys of the submission stages that announced results have shut to this vendor. */
export const pemasukanTertutup = (templat: readonly Tahap[], context: RekananContext): string[] =>
  templat
    .filter((t) => t.rekanan !== null && uraiTab(t.rekanan).jenis === 'pemasukan')
    .filter((t) =>
      t.syarat?.some(
        (nama) =>
          MENURUT[nama]?.every((bagian) => context.diumumkan.has(bagian)) && !SYARAT[nama](context)
      )
    )
    .map((t) => t.kunci)

/**
 * Whose right confirms an opening that the pokja asked for (decisions §5.2): another member's, or the PPK's where the
 * pokja is one official.
 */
export const hakSahkanPembukaan = (paket: {
  metodePemilihan: MetodePemilihan
}): Extract<Hak, 'tender.buka' | 'tender.buka.ppk'> =>
  paket.metodePemilihan === 'TLA' || paket.metodePemilihan === 'PLA'
    ? 'tender.buka.ppk'
    : 'tender.buka'
