/** What the product's papers are made of: letterhead, facts, tables, what closes them. */
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { checkpointLine } from '@eproc/sealing/log/note'
import { clockNow } from '#core/clock/clock'
import { textParameter } from '#core/database/parameter'
import { logoPicture } from '#core/files/logo'
import { REDUP, TINTA, type Letterhead, type Paper } from '#core/files/paper'
import { draw } from '#core/files/drawing/paper_thread'
import { servedCheckpoint } from '#core/log/log_head'

export { REDUP, TINTA }

/** As the parameters say it. */
export async function letterhead(): Promise<Letterhead> {
  const company = await textParameter('NAMA_PERUSAHAAN')
  const lines = (await textParameter('KOP_SURAT', company)).split('\n').map((line) => line.trim())
  const note = await servedCheckpoint()
  return {
    company,
    lines: lines.filter((line) => line !== ''),
    logo: await logoPicture(),
    checkpoint: (note && checkpointLine(note)) || undefined,
  }
}

/** Names on the left, facts on the right. */
export const factRows = (facts: readonly (readonly [string, string])[]): Content[][] =>
  facts.map(([name, fact]) => [{ text: name, color: REDUP }, fact])

/** More than a narrow column has room for on one page. */
const TALL_TEXT = 500
const TALL_LINES = 25

/** Of what is kept together and higher than a page the library draws nothing. */
const isTall = (cell: TableCell): boolean => {
  const text = typeof cell === 'object' && 'text' in cell ? cell.text : cell
  if (typeof text !== 'string') return false
  return text.length > TALL_TEXT || text.split('\n').length > TALL_LINES
}

/** A table whose head is repeated on every page, and whose rows are not torn unless one may be higher than a page. */
export const listTable = (
  head: readonly string[],
  rows: readonly (readonly TableCell[])[],
  widths: (string | number)[]
): Content => ({
  table: {
    headerRows: 1,
    ...(rows.some((row) => row.some(isTall)) ? {} : { keepWithHeaderRows: 1, dontBreakRows: true }),
    widths,
    body: [
      head.map((text, i): TableCell => {
        const alignment = rows.some((row) => isRight(row[i])) ? 'right' : 'left'
        return breakable({ text, bold: true, alignment })
      }),
      ...rows.map((row) => row.map(breakable)),
    ],
  },
  layout: 'lightHorizontalLines',
})

/** Letters in a row that a narrow column still takes. */
const LONG_WORD = /[^\s-]{18}/

/** A word longer than its column breaks: else it would push the other columns off the page. */
function breakable(cell: TableCell): TableCell {
  const text = typeof cell === 'object' && 'text' in cell ? cell.text : cell
  const kept = typeof cell === 'object' && 'noWrap' in cell
  if (kept || typeof text !== 'string' || !LONG_WORD.test(text)) return cell
  const own = typeof cell === 'object' ? cell : { text }
  return { ...own, wordBreak: 'break-all' } as TableCell
}

const isRight = (cell: TableCell | undefined): boolean =>
  typeof cell === 'object' && 'alignment' in cell && cell.alignment === 'right'

/** What closes a paper beside its QR code: above the signatures, so that these never stand on a page alone. */
export const closing = (text: Content[], address: string, caption: string): Content => ({
  columns: [
    { width: '*', stack: text },
    {
      width: 86,
      stack: [
        { qr: address, fit: 78, foreground: TINTA, eccLevel: 'M' },
        { text: caption, fontSize: 7, color: REDUP, margin: [0, 4, 0, 0] },
      ],
    },
  ],
  columnGap: 24,
})

/** What closes a paper, and its signatures below: kept together by the line, so that any number of them is drawn. */
export const signed = (end: Content, [first, ...more]: readonly Content[]): Content[] => [
  { stack: first ? [end, first] : [end], unbreakable: true },
  ...more.map((line): Content => ({ stack: [line], unbreakable: true })),
]

/** Bytes of the PDF. */
export const paperPdf = (paper: Paper, letterhead: Letterhead): Promise<Buffer> =>
  draw({ paper, letterhead, created: clockNow().toJSDate() })
