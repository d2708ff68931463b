import { angka, tanggal } from '@eproc/domain/common/format'
import type { InfoBerkas } from '@eproc/domain/dosir/answers'

/** One line of a list of definitions; an empty value shows as '-'. */
export interface Line {
  label: string
  value: string | readonly string[] | null
}

export interface ShownDocument {
  label: string
  path: string
  name: string
}

/** One record of a section, ready to be read. */
export interface ShownRecord {
  id: number
  /** empty for a section of one record */
  title: string
  lines: Line[]
  documents: ShownDocument[]
}

export const line = (label: string, value: Line['value'] | number | undefined): Line => ({
  label,
  value:
    value === undefined || value === null || value === ''
      ? null
      : typeof value === 'number'
        ? angka(value)
        : value,
})

export const day = (value: string | null) => (value ? tanggal(value) : null)

type WithFiles = { berkas: Partial<Record<string, InfoBerkas>> }

/** The documents that a record has, under the captions given. */
export const documents = <T extends WithFiles>(
  record: T,
  ...captions: [keyof T & string, string][]
): ShownDocument[] =>
  captions.flatMap(([source, label]) => {
    const path = record[source]
    if (typeof path !== 'string' || path === '') return []
    return [{ label, path, name: record.berkas[source]?.nama ?? label }]
  })

/** A section of one record. */
export const one =
  <T>(read: (record: T) => ShownRecord) =>
  (data: unknown): ShownRecord[] =>
    data ? [read(data as T)] : []

/** A section of many. */
export const every =
  <T>(read: (record: T, today: string) => ShownRecord) =>
  (data: unknown, today: string): ShownRecord[] =>
    ((data as T[] | null) ?? []).map((record) => read(record, today))
