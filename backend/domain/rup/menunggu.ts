import type { ButirKotak, JenisKotak } from './answers.ts'

/** Of one kind of work: what has waited longest, and how many wait in all. */
export interface Menunggu {
  jenis: JenisKotak
  butir: ButirKotak[]
  total: number
}
