/**
 * A workbook as a stream of bytes, written row by row while the rows are read: typed cells, a head that stays in view,
 * sums below. The back office makes small exports itself; this is for reports of any length.
 */
import { keMs } from '@eproc/domain/common/format'
import { inti } from '@eproc/i18n/id/core'
import { zip, type ZipEntry } from '#core/files/zip'
import { parts, STYLE } from '#core/xlsx/parts'

/** text; whole numbers; whole rupiah; a number with decimals; a day `yyyy-MM-dd`; a moment. */
export type CellKind = 'text' | 'count' | 'money' | 'decimal' | 'day' | 'moment'

export interface XlsxColumn<Row> {
  title: string
  kind: CellKind
  /** characters; as wide as its kind wants otherwise */
  width?: number
  value: (row: Row) => string | number | Date | null
  /** summed below the last row */
  total?: boolean
  /** the cells below are for filling in */
  input?: XlsxInput
}

/** What a spreadsheet says and offers at the cells of a column. */
export interface XlsxInput {
  /** shown beside the cell, 255 characters at most */
  hint: string
  /** range that holds the choices: `Pilihan!$A$2:$A$9` */
  choices: string | null
  /** how many cells */
  rows: number
}

export interface XlsxSheet {
  name: string
  /** XML of the sheet, in pieces */
  content: AsyncIterable<string>
}

const WIDTH: Readonly<Record<CellKind, number>> = {
  text: 28,
  count: 12,
  money: 20,
  decimal: 12,
  day: 14,
  moment: 18,
}

/** Excel refuses longer ones. */
const MAX_TEXT = 32_767
/** Texts of one write: a row at a time would cost more in calls than in work. */
const PIECE = 32_768
const DAY_MS = 86_400_000
/** Days between 1 January 1970 and Excel's day 0. */
const EPOCH_DAYS = 25_569
const JAKARTA_MS = 7 * 3_600_000

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const xml = (text: string): string =>
  text
    // What XML has no place for: control characters, halves of a pair.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>]/g, (c) => ESCAPED[c]!)

/** 'A', 'B' … 'AA' */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${xml(text.slice(0, MAX_TEXT))}</t></is></c>`

const numberCell = (at: string, value: number | string, style: number): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`

/** Jakarta's time of day, as a spreadsheet without time zones shows it. */
const serial = (value: string | number | Date): number | null => {
  const ms = keMs(value)
  return ms === null ? null : (ms + JAKARTA_MS) / DAY_MS + EPOCH_DAYS
}

function cell(at: string, kind: CellKind, value: string | number | Date | null): string {
  if (value === null || value === '') return ''
  if (kind === 'text') return textCell(at, String(value), STYLE.text)
  const number = kind === 'day' || kind === 'moment' ? serial(value) : Number(value)
  return number === null || !Number.isFinite(number) ? '' : numberCell(at, number, STYLE[kind])
}

/** A sheet of these columns, a row for each of `rows`. */
export function sheet<Row>(
  name: string,
  columns: readonly XlsxColumn<Row>[],
  rows: AsyncIterable<Row>
): XlsxSheet {
  return { name, content: pieces(sheetXml(columns, rows)) }
}

async function* sheetXml<Row>(
  columns: readonly XlsxColumn<Row>[],
  rows: AsyncIterable<Row>
): AsyncGenerator<string> {
  const names = columns.map((_, i) => columnName(i))
  const sums = columns.map(() => 0n)
  yield parts.sheetHead(
    columns.map((c) => ({
      width: c.width ?? WIDTH[c.kind],
      style: !c.input ? null : c.kind === 'text' ? STYLE.typedText : STYLE[c.kind],
    }))
  )
  yield `<row r="1">${columns.map((c, i) => textCell(`${names[i]}1`, c.title, STYLE.head)).join('')}</row>`
  let at = 1
  for await (const row of rows) {
    at++
    let cells = ''
    for (const [i, { kind, value, total }] of columns.entries()) {
      const content = value(row)
      if (total && typeof content === 'number') sums[i]! += BigInt(content)
      cells += cell(`${names[i]}${at}`, kind, content)
    }
    yield `<row r="${at}">${cells}</row>`
  }
  if (columns.some((c) => c.total)) yield totalRow(columns, names, sums, at + 1)
  yield parts.sheetTail(columns.flatMap((c, i) => (c.input ? [rule(c, c.input, names[i]!)] : [])))
}

const rule = <Row>({ title, kind }: XlsxColumn<Row>, input: XlsxInput, name: string): string =>
  parts.validation({
    cells: `${name}2:${name}${input.rows + 1}`,
    title: xml(title.slice(0, 32)),
    hint: xml(input.hint.slice(0, 255)),
    ...(input.choices
      ? { type: 'list', formula: xml(input.choices) }
      : kind === 'money' || kind === 'count'
        ? { type: 'whole', formula: '0' }
        : {}),
  })

const totalRow = <Row>(
  columns: readonly XlsxColumn<Row>[],
  names: readonly string[],
  sums: readonly bigint[],
  at: number
): string =>
  `<row r="${at}">${columns
    .map(({ total, kind }, i) => {
      if (total) {
        return numberCell(
          `${names[i]}${at}`,
          String(sums[i]),
          kind === 'money' ? STYLE.moneyTotal : STYLE.countTotal
        )
      }
      return i === 0 ? textCell(`${names[i]}${at}`, inti.jumlah, STYLE.total) : ''
    })
    .join('')}</row>`

async function* pieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  if (piece) yield piece
}

/** The whole workbook. */
export function workbook(sheets: readonly XlsxSheet[]): AsyncIterable<Buffer> {
  const names = sheets.map((s) => xml(s.name).replaceAll('"', '&quot;'))
  const entries: ZipEntry[] = [
    { name: '[Content_Types].xml', content: [parts.types(sheets.length)] },
    { name: '_rels/.rels', content: [parts.rootRels] },
    { name: 'xl/workbook.xml', content: [parts.workbook(names)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [parts.workbookRels(sheets.length)] },
    { name: 'xl/styles.xml', content: [parts.styles] },
    ...sheets.map((s, i) => ({ name: `xl/worksheets/sheet${i + 1}.xml`, content: s.content })),
  ]
  return zip(entries)
}
