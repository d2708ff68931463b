/** Which opening unseals what a submission stage takes, and the other way round. */
import type { MetodePemilihan } from '../common/choices.ts'
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

/** Of an opening: one procurement official is enough. */
export const cukupSatu = (paket: { metodePemilihan: MetodePemilihan }): boolean =>
  paket.metodePemilihan === 'TLA' || paket.metodePemilihan === 'PLA'
