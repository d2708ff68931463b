import type { Pilihan } from '@eproc/domain/common/choices'
import { tanggal } from '@eproc/domain/common/format'
import { umum } from '@eproc/i18n/id/umum'
import { usangOffice } from '@eproc/i18n/id/usang'

/** Fields by their source, each with the words for its value. */
export type Told = Readonly<Record<string, (value: unknown) => string>>

/** A value in words where it has none of its own. */
export const asItIs = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? umum.tombol.ya : umum.tombol.tidak
  // A file that was just chosen, and one that is stored: its path has no name, but an end of its own.
  if (typeof value === 'object') return (value as { title?: string } | null)?.title ?? ''
  if (typeof value === 'string' && value.startsWith('berkas/')) {
    return usangOffice.file(value.slice(-12))
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A day, `2026-05-12`, as people read it. */
export const day = (value: unknown): string => (value ? tanggal(asItIs(value)) : '')

/** A code by its words in the list that it was chosen from. */
export const chosenFrom =
  (list: readonly Pilihan[]) =>
  (kode: unknown): string =>
    list.find((one) => one.kode === kode)?.teks ?? asItIs(kode)
