/** How near a last day is: said by the server for every row of a monitor, coloured beside its words by the screens. */
import { pantauan as teks } from '@eproc/i18n/id/pantauan'
import type { Pilihan } from '../common/choices.ts'

export type Tenggat = 'lewat' | 'segera' | 'aman' | 'tanpaBatas'
export const TENGGAT: readonly Pilihan<Tenggat>[] = [
  { kode: 'lewat', teks: teks.tenggat.lewat, warna: 'merah' },
  { kode: 'segera', teks: teks.tenggat.segera, warna: 'kuning' },
  { kode: 'aman', teks: teks.tenggat.aman, warna: 'hijau' },
  { kode: 'tanpaBatas', teks: teks.tenggat.tanpaBatas },
]

/** A licence or a contract ends soon within so many days, a stage of a schedule within so many. */
export const HARI_SEGERA = 30
export const HARI_SEGERA_TAHAP = 2

/** @param hari days left: 0 on the last day, negative after it, null without an end */
export function tenggatDari(hari: number | null, segera: number): Tenggat {
  if (hari === null) return 'tanpaBatas'
  if (hari < 0) return 'lewat'
  return hari <= segera ? 'segera' : 'aman'
}

/** What the licence monitor can be narrowed to; 'all' is the unnarrowed list. */
export type MasaIjin = 'tidakBerlaku' | 'berlaku'
export const MASA_IJIN: readonly Pilihan<MasaIjin>[] = [
  { kode: 'tidakBerlaku', teks: teks.masa.tidakBerlaku },
  { kode: 'berlaku', teks: teks.masa.berlaku },
]

/** Where a stage lies in time; the time of a paused package stands still. */
export type LetakTahap = 'kini' | 'nanti' | 'lampau'
export const LETAK_TAHAP: readonly Pilihan<LetakTahap>[] = [
  { kode: 'kini', teks: teks.letak.kini },
  { kode: 'nanti', teks: teks.letak.nanti },
  { kode: 'lampau', teks: teks.letak.lampau },
]
