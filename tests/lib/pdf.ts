/** The text of a PDF that the product made: glyphs of its fonts, turned back into letters by the fonts' own tables. */
import { inflateSync } from 'node:zlib'

interface PdfObject {
  head: string
  stream: string
}

function objects(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1')
  const found = new Map<string, PdfObject>()
  for (const [, id, body] of text.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const at = body!.search(/stream\r?\n/)
    const head = at < 0 ? body! : body!.slice(0, at)
    // By its length: the last byte of what is compressed may be a line end as well.
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const raw =
      at < 0
        ? ''
        : body!
            .slice(at)
            .replace(/^stream\r?\n/, '')
            .slice(0, length)
    const bytes = Buffer.from(raw, 'latin1')
    const stream = head.includes('FlateDecode') ? inflateSync(bytes) : bytes
    found.set(id!, { head, stream: stream.toString('latin1') })
  }
  return found
}

const letters = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Glyph (four hex digits) → text, of one font. */
function glyphs(table: string): Map<string, string> {
  const map = new Map<string, string>()
  for (const [, from, list] of table.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs)) {
    let at = Number.parseInt(from!, 16)
    for (const [, hex] of list!.matchAll(/<([\w ]*)>/g)) {
      map.set((at++).toString(16).padStart(4, '0'), letters(hex!.replaceAll(' ', '')))
    }
  }
  return map
}

/** Where a line may break, the file has a piece of its own: texts are compared without their blanks. */
export const withoutBlanks = (text: string): string => text.replace(/\s+/g, '')

/** Everything that stands in it, {@link withoutBlanks}. */
export function pdfText(pdf: Buffer): string {
  const all = objects(pdf)
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of all.values()) {
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(all.get(id!)?.head ?? '')?.[1]
      if (table) fonts.set(name!, glyphs(all.get(table)!.stream))
    }
  }
  const pieces: string[] = []
  for (const { stream } of all.values()) {
    let font = new Map<string, string>()
    for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? font
      if (!shown) continue
      const hex = [...shown.matchAll(/<(\w*)>/g)].map(([, h]) => h).join('')
      pieces.push((hex.match(/\w{4}/g) ?? []).map((g) => font.get(g.toLowerCase()) ?? '').join(''))
    }
  }
  return withoutBlanks(pieces.join(''))
}

/**
 * What of PDF/A-2b can be read from the bytes: the XMP packet says so, colours have an output intent, every font is
 * inside with its letters, and nothing is encrypted; and of accessible PDF (WCAG technique PDF18) that readers show the title
 * instead of the file's name. @throws Error naming what is missing
 */
export function checkArchival(pdf: Buffer): void {
  const all = [...objects(pdf).values()]
  const heads = all.map((o) => o.head)
  const xmp = all.find((o) => o.head.includes('/Type /Metadata'))?.stream ?? ''
  const fonts = heads.filter((h) => h.includes('/Type /FontDescriptor'))
  const missing = Object.entries({
    'version 1.7': pdf.subarray(0, 8).toString() === '%PDF-1.7',
    'pdfaid:part 2': xmp.includes('<pdfaid:part>2<'),
    'pdfaid:conformance B': xmp.includes('<pdfaid:conformance>B<'),
    'output intent': heads.some((h) => /GTS_PDFA1[\s\S]*DestOutputProfile/.test(h)),
    'embedded fonts': fonts.length > 0 && fonts.every((h) => /\/FontFile[23]? /.test(h)),
    'letters of fonts': heads
      .filter((h) => h.includes('/Subtype /Type0'))
      .every((h) => h.includes('/ToUnicode')),
    'no encryption': !pdf.includes('/Encrypt'),
    'title in the bar': heads.some((h) => h.includes('/DisplayDocTitle true')),
    'printed links': heads
      .filter((h) => h.includes('/Subtype /Link'))
      .every((h) => /\/F 4\b/.test(h)),
  }).flatMap(([name, there]) => (there ? [] : [name]))
  if (missing.length > 0) throw new Error(`Not PDF/A-2b: ${missing.join(', ')}`)
}

/** How far to the right a piece of text begins, in points; a page of A4 is 595 wide. */
export function pdfRightmost(pdf: Buffer): number {
  const begins = [...objects(pdf).values()].flatMap(({ stream }) =>
    [...stream.matchAll(/ ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x))
  )
  return Math.max(...begins)
}
