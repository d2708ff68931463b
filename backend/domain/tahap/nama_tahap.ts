/** Stages as a choice, for who reads those of all methods together. */
import type { Pilihan } from '../common/choices.ts'
import { TEMPLAT } from './templat.ts'

const namesOf = (): Map<string, string[]> => {
  const names = new Map<string, string[]>()
  for (const { kunci, nama } of Object.values(TEMPLAT).flat())
    names.set(kunci, [...(names.get(kunci) ?? []), nama])
  return names
}

const most = (names: readonly string[]): string => {
  const times = (name: string) => names.filter((n) => n === name).length
  return names.reduce((best, name) => (times(name) > times(best) ? name : best))
}

/** Every stage that a package may have, once, under the name that most methods give it; by name. */
export const pilihanTahap = (): readonly Pilihan[] =>
  [...namesOf()]
    .map(([kode, names]) => ({ kode, teks: most(names) }))
    .sort((a, b) => a.teks.localeCompare(b.teks, 'id'))
