import { master } from '@eproc/i18n/id/master'

/** One side of a change as text. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return master.audit.kosongNilai
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return JSON.stringify(value)
}

export interface ChangeRow {
  field: string
  before: unknown
  after: unknown
  /** false: no change, a remark only */
  changed: boolean
}

/** The journal's details as rows: `[before, after]` of what changed, else a remark. */
export const changeRows = (details: Record<string, unknown>): ChangeRow[] =>
  Object.entries(details).map(([field, value]) =>
    Array.isArray(value) && value.length === 2
      ? { field, before: value[0] as unknown, after: value[1] as unknown, changed: true }
      : { field, before: null, after: value, changed: false }
  )
