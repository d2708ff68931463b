import type { Exporter, RaRecord } from 'react-admin'
import type { Row } from 'write-excel-file/browser'
import { resources } from '@eproc/i18n/id/resources_office'
import { ra } from '@eproc/i18n/id/ra_office'

type Words = Readonly<Record<string, { title: string; fields: Readonly<Record<string, string>> }>>

/** What a cell shows: numbers stay numbers, so that a spreadsheet can add them up. */
function cell(value: unknown): string | number | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? ra.boolean.true : ra.boolean.false
  return JSON.stringify(value)
}

/**
 * The rows of a list as an Excel file: one column for each field that the resource names. The writer is loaded by the
 * first export. `show` replaces what a column says, as `{ tanggal: (r) => tanggal(r.tanggal) }`; `without` names fields
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
    const sources = Object.keys(fields).filter((source) => !without.includes(source))
    const head: Row = sources.map((source) => ({ value: fields[source]!, fontWeight: 'bold' }))
    const body = records.map((record): Row =>
      sources.map((source) => cell(show[source]?.(record) ?? record[source]))
    )
    await writeXlsxFile([head, ...body], {
      columns: sources.map(() => ({ width: 24 })),
      stickyRowsCount: 1,
    }).toFile(`${title}.xlsx`)
  }
