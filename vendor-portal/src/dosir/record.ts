import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { Finding } from '@eproc/domain/dosir/aturan'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import { dosirLayar as t } from '@eproc/i18n/id/dosir_portal'
import type { Versioned } from '../app/stale.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'

export interface StoredRecord extends Versioned {
  id: number
}

export interface Calls<T> {
  list: (vendorId: number) => string
  add: string
  /** without it a change uses the call `add` with an id */
  update?: (id: number) => string
  remove: (row: T, vendorId: number) => string
  /** JSON body, not multipart */
  json?: boolean
}

export interface ErrorText {
  /** of the list; as the server says it when absent */
  load?: (message: string) => string
  save: (message: string) => string
  update: (message: string) => string
  remove: (message: string) => string
}

export const MESSAGES: ErrorText = {
  save: t.errors.save,
  update: t.errors.edit,
  remove: () => t.errors.remove,
}

export interface RecordListProps<T extends StoredRecord, N extends FieldValues> {
  bagian: BagianKey
  title: string
  /** name of one record inside a sentence, for instance 'ijin usaha' */
  noun: string
  description?: ReactNode
  empty: string
  calls: Calls<T>
  columns: readonly Column<T>[]
  nameOf: (row: T) => string
  /** form values of a record, or a new form */
  initial: (row: T | null) => DefaultValues<N>
  rules: (input: N, row: T | null, others: readonly T[]) => Finding[]
  fields: (row: T | null) => ReactNode
  messages?: ErrorText
}
