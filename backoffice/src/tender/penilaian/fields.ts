import type { EvaluasiInputRow } from './evaluasi_form.ts'

/** A value of the form by its place in a vendor's row: `hasilTeknis`, `alasan.teknis`. */
export type FlatRow = Readonly<Record<string, unknown>>

export function flat({ alasan, ...rest }: EvaluasiInputRow): FlatRow {
  const reasons = Object.entries(alasan).map(([key, text]) => [`alasan.${key}`, text || null])
  return { ...rest, ...Object.fromEntries(reasons) } as FlatRow
}

export const same = (a: unknown, b: unknown): boolean => (a ?? null) === (b ?? null)

/** Fields that say something else than in `than`. */
export const differing = (row: FlatRow, than: FlatRow): string[] =>
  Object.keys(row).filter((field) => !same(row[field], than[field]))

export const sourceOf = (at: number, field: string): string => `listEvaluasi.${at}.${field}`
