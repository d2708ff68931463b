/** One event of a package: what it is, its key, its moment. */
import { keMs, type Kapan } from '../common/format.ts'
import { saatTerakhir, type FaktaPaket } from './fakta.ts'
import type { MuatanRilis, Tag } from './rilis.ts'

export interface Peristiwa {
  /** never twice in a package */
  kunci: string
  /** milliseconds since 1970 */
  pada: number
  tag: readonly Tag[]
  isi: MuatanRilis
}
/** An event that has its release. */
export type Tercatat = Pick<Peristiwa, 'kunci' | 'pada'>

export const peristiwa = (
  kunci: string,
  tag: Tag | readonly Tag[],
  pada: Kapan,
  isi: MuatanRilis
): Peristiwa => ({ kunci, tag: [tag].flat(), pada: keMs(pada)!, isi })

/** The key of something that may change again and again; null while it is as it was published last. */
export function changeKey(sudah: readonly Tercatat[], jenis: string, isi: string): string | null {
  const lalu = sudah.filter(({ kunci }) => kunci.startsWith(`${jenis}:`))
  return lalu.at(-1)?.kunci.endsWith(`=${isi}`) ? null : `${jenis}:${lalu.length + 1}=${isi}`
}

/** When it ended: one that was paused had stopped before, and ends with the deed that ends it. */
export function akhirPada(f: FaktaPaket, sudah: readonly Tercatat[]): number {
  const ditunda = sudah.some(({ kunci }) => kunci === `tunda:${keMs(f.berhentiPada)}`)
  return ditunda ? keMs(f.diubahPada)! : saatTerakhir(f)
}
