import { isChange } from '@eproc/domain/master/jurnal'

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
    isChange(field, value)
      ? { field, before: value[0], after: value[1], changed: true }
      : { field, before: null, after: value, changed: false }
  )
