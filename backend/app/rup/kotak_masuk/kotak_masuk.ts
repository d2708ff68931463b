/** The inbox: everything that waits for the caller, from sources that the modules register. */
import type { ButirKotak } from '@eproc/domain/jawaban/rup'
import type { Pelaku } from '#inti/pelaku'

/** Answers what waits for the caller, the longest waiting first; at most {@link BATAS_SUMBER} of each source. */
export type SumberKotak = (pelaku: Pelaku) => Promise<ButirKotak[]>

export const BATAS_SUMBER = 200

const sumber = new Map<string, SumberKotak>()

/** Adds a source; a second one of the same name takes its place. */
export function daftarkanSumberKotak(nama: string, ambil: SumberKotak): void {
  sumber.set(nama, ambil)
}

export async function kotakMasuk(pelaku: Pelaku): Promise<ButirKotak[]> {
  const semua = await Promise.all([...sumber.values()].map((ambil) => ambil(pelaku)))
  return semua.flat().sort((a, b) => a.sejak.localeCompare(b.sejak) || a.id - b.id)
}
