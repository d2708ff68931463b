/** Draws papers, in a thread of its own (see paper_thread): letterhead, footer with the public address, fonts. */
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { openSync, type Font } from 'fontkit'
import pdfmake from 'pdfmake'
import type { Content, ContentStack, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { umum } from '@eproc/i18n/id/umum'
import { PDF_PROOF } from '@eproc/sealing/log/proof'
import { REDUP, TEAL, TINTA, type Letterhead, type Paper, type Sheet } from '#core/files/paper'
import { printable, printableContent } from '#core/files/drawing/printable'

/* The fonts come from the library's package; nothing is ever fetched for a document. */
const { resolve } = createRequire(import.meta.url)
const font = (name: string) => resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`)
const roboto = {
  normal: font('Regular'),
  bold: font('Medium'),
  italics: font('Italic'),
  bolditalics: font('MediumItalic'),
}
pdfmake.setFonts({ Roboto: roboto })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => Object.values(roboto).includes(path))
// A .ttf is one font, no collection.
const letters = new Set((openSync(roboto.normal) as Font).characterSet)

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
  letterhead: Letterhead,
  creationDate: Date
): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [56, 48, 56, 72],
  // Kept for years: fonts, colour profile and metadata inside (PDF/A-2b, docs/adr/0015).
  version: '1.7',
  subset: 'PDF/A-2b',
  info: {
    title,
    author: letterhead.company,
    creationDate,
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

async function drawn({ paper, letterhead, created }: Sheet): Promise<Buffer> {
  const title = printable(paper.title, letters)
  const lines = letterhead.lines.map((line) => printable(line, letters))
  const content = printableContent(paper.content, letters)
  const frame = definition({ ...paper, title, content }, { ...letterhead, lines }, created)
  return pdfmake.createPdf(frame).getBuffer()
}

// What goes wrong ends the thread, which tells the main one.
parentPort!.on('message', async (sheet: Sheet) => parentPort!.postMessage(await drawn(sheet)))
