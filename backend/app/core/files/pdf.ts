/** The frame of the product's papers: letterhead, footer with the public address, fonts. */
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import type { Content, ContentStack, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { umum } from '@eproc/i18n/id/umum'
import { checkpointLine } from '@eproc/sealing/log/note'
import { PDF_PROOF } from '@eproc/sealing/log/proof'
import { clockNow } from '#core/clock/clock'
import { textParameter } from '#core/database/parameter'
import { logoPicture } from '#core/files/logo'
import { printable, printableContent } from '#core/files/printable'
import { servedCheckpoint } from '#core/log/log_head'

const TEAL = '#0f5e63'
export const TINTA = '#16233b'
export const REDUP = '#4b5870'

export interface Paper {
  title: string
  content: Content[]
  lineHeight?: number
  /** absolute address of the page that confirms it */
  address: string
  /** below the address on every page */
  footnote: string
  /** proof of the public log that the paper carries, for programs: base64 */
  proof?: string | undefined
}

export interface Letterhead {
  company: string
  /** the first one is the name */
  lines: readonly string[]
  /** the company's own mark, as a data address */
  logo?: string | undefined
  /** the public log as it stood when the paper was made, signed by it, on one line */
  checkpoint?: string | undefined
}

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

/* Loaded for the first paper: a process that makes none keeps 10 MB. */
let loaded: ReturnType<typeof pdfMaker> | undefined

/** The library with our fonts, which come from its package; nothing is ever fetched for a document. */
async function pdfMaker() {
  const { default: maker } = await import('pdfmake')
  const { resolve } = createRequire(import.meta.url)
  const font = (name: string) => resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`)
  const roboto = {
    normal: font('Regular'),
    bold: font('Medium'),
    italics: font('Italic'),
    bolditalics: font('MediumItalic'),
  }
  maker.setFonts({ Roboto: roboto })
  maker.setUrlAccessPolicy(() => false)
  maker.setLocalAccessPolicy((path) => Object.values(roboto).includes(path))
  const { openSync } = await import('fontkit')
  // A .ttf is one font, no collection.
  const { characterSet } = openSync(roboto.normal) as Font
  return { maker, letters: new Set(characterSet) }
}

const names = (lines: readonly string[]): ContentStack => ({
  stack: lines.map((text, i) =>
    i === 0 ? { text, bold: true, fontSize: 15, color: TEAL } : { text, fontSize: 9, color: REDUP }
  ),
})

const heading = ({ lines, logo }: Letterhead): Content[] => [
  logo
    ? {
        columns: [
          { width: 'auto', stack: [{ image: logo, fit: [110, 48] }] },
          { width: '*', ...names(lines) },
        ],
        columnGap: 14,
      }
    : names(lines),
  { canvas: [{ type: 'line', x1: 0, y1: 10, x2: 483, y2: 10, lineWidth: 1.5, lineColor: TEAL }] },
]

const definition = (
  { title, content, lineHeight, address, footnote, proof }: Paper,
  letterhead: Letterhead
): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [56, 48, 56, 72],
  // Kept for years: fonts, colour profile and metadata inside (PDF/A-2b, docs/adr/0015).
  version: '1.7',
  subset: 'PDF/A-2b',
  info: {
    title,
    author: letterhead.company,
    creationDate: clockNow().toJSDate(),
    ...(proof ? { [PDF_PROOF]: proof } : {}),
  },
  language: 'id-ID',
  // Readers name the window, and screen readers the paper, by it instead of by the file.
  displayTitle: true,
  defaultStyle: {
    font: 'Roboto',
    fontSize: 10.5,
    color: TINTA,
    ...(lineHeight ? { lineHeight } : {}),
  },
  content: [...heading(letterhead), ...content],
  pageBreakBefore: headingAlone,
  // Whose page it is, should it be parted from the first.
  header: (page) =>
    page === 1 ? null : { text: title, fontSize: 8, color: REDUP, margin: [56, 26, 56, 0] },
  footer: (page, pages) => ({
    margin: [56, 0, 56, 0],
    columns: [
      {
        width: '*',
        stack: [
          { text: address, link: address, fontSize: 8, color: TEAL },
          { text: footnote, fontSize: 8, color: REDUP, margin: [0, 3, 0, 0] },
          ...(letterhead.checkpoint
            ? [{ text: umum.logPublik(letterhead.checkpoint), fontSize: 7, color: REDUP }]
            : []),
        ],
      },
      { width: 'auto', text: umum.halamanKe(page, pages), fontSize: 8, color: REDUP },
    ],
  }),
})

/** A heading (`headlineLevel`) stays with what follows it. */
const headingAlone: NonNullable<TDocumentDefinitions['pageBreakBefore']> = (node, around) =>
  node.headlineLevel === 1 && around.getFollowingNodesOnPage().length === 0

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
export async function paperPdf(paper: Paper, head: Letterhead): Promise<Buffer> {
  const { maker, letters } = await (loaded ??= pdfMaker())
  const title = printable(paper.title, letters)
  const lines = head.lines.map((line) => printable(line, letters))
  const content = printableContent(paper.content, letters)
  return maker.createPdf(definition({ ...paper, title, content }, { ...head, lines })).getBuffer()
}
