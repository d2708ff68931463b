import type { Exporter, RaRecord } from 'react-admin'
import type { Cell, Row } from 'write-excel-file/browser'
import { keMs } from '@eproc/domain/common/format'
import { resources } from '@eproc/i18n/id/resources_office'
import { ra } from '@eproc/i18n/id/ra_office'
import { wholeRows } from './cell_portions.ts'

type Words = Readonly<Record<string, { title: string; fields: Readonly<Record<string, string>> }>>

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/
const JAKARTA_MS = 7 * 3_600_000

/** A day or a moment, which a workbook keeps as the time on the wall. */
function dateCell(value: string): Cell | undefined {
  const format = DAY.test(value)
    ? 'dd mmm yyyy'
    : MOMENT.test(value)
      ? 'dd mmm yyyy hh:mm'
      : undefined
  const ms = format && keMs(value)
  return ms ? { value: new Date(ms + JAKARTA_MS), type: Date, format } : undefined
}

/** What a cell holds: numbers and dates stay what they are, so that a spreadsheet can add them up and sort by them. */
function cell(value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string') return dateCell(value) ?? value
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? ra.boolean.true : ra.boolean.false
  return JSON.stringify(value)
}

/**
 * The rows of a list as an Excel file: one column for each field that the resource names. The writer is loaded by the
 * first export. `show` replaces what a column says, as `{ divisi: (r) => r.namaDivisi }`; `without` names fields
 * that this list does not fill.
 */
export const xlsxExporter =
  <T extends RaRecord>(
    show: Partial<Record<string, (record: T) => unknown>> = {},
    without: readonly string[] = []
  ): Exporter<T> =>
  async (records, _related, _dataProvider, resource = '') => {
    const { default: writeXlsxFile } = await import('write-excel-file/browser')
    const { title, fields } = (resources as Words)[resource]!
    // Words of a form or a filter that no row knows are no column.
    const known = (source: string) => source in show || records.some((r) => source in r)
    const sources = Object.keys(fields).filter((s) => !without.includes(s) && known(s))
    const head: Row = sources.map((source) => ({ value: fields[source]!, fontWeight: 'bold' }))
    const body = records.flatMap((record) =>
      wholeRows(sources.map((source) => cell(show[source]?.(record) ?? record[source])))
    )
    await writeXlsxFile([head, ...body], {
      columns: sources.map(() => ({ width: 24 })),
      stickyRowsCount: 1,
    }).toFile(`${title}.xlsx`)
  }
