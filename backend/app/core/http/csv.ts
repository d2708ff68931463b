/** CSV for the public (RFC 4180), streamed row by row: a table of any length costs no memory. */
import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'

export type CsvValue = string | number | null

/** A spreadsheet reads the file as UTF-8 only with this. */
const BOM = '\uFEFF'
/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`

async function* lines(
  head: readonly string[],
  portions: AsyncIterable<readonly (readonly CsvValue[])[]>
) {
  yield BOM + csvLine(head)
  for await (const rows of portions) yield rows.map(csvLine).join('')
}

/** Sends the portions as they come; a slow reader holds neither memory nor a connection of the database. */
export function sendCsv(
  { response }: HttpContext,
  fileName: string,
  head: readonly string[],
  portions: AsyncIterable<readonly (readonly CsvValue[])[]>
): void {
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Content-Disposition', `attachment; filename="${fileName}"`)
  response.stream(Readable.from(lines(head, portions)))
}

/** Portion after portion until one is not full; `next` answers what comes after the last row of the one before. */
export async function* portionsOf<Row>(
  size: number,
  next: (after: Row | null) => Promise<Row[]>
): AsyncGenerator<Row[]> {
  let after: Row | null = null
  for (;;) {
    const rows: Row[] = await next(after)
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    after = rows.at(-1)!
  }
}
