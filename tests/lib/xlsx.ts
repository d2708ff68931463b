/** Workbooks read back, cell by cell. */
import { zip } from '@eproc/backend/app/core/files/zip'
import { unzip } from './zip.ts'

export type XlsxValue = string | number | null

export interface ReadSheet {
  name: string
  /** the XML, for what is no cell */
  xml: string
  rows: XlsxValue[][]
}

const UNESCAPED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }
const text = (xml: string): string => xml.replace(/&(?:amp|lt|gt);/g, (c) => UNESCAPED[c]!)

const columnIndex = (letters: string): number =>
  [...letters].reduce((n, c) => n * 26 + c.charCodeAt(0) - 64, 0) - 1

function readRow(xml: string): XlsxValue[] {
  const cells: XlsxValue[] = []
  for (const [, column, attributes, content] of xml.matchAll(
    /<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs
  )) {
    const inline = /<t[^>]*>(.*?)<\/t>/s.exec(content!)
    const value = attributes!.includes('inlineStr')
      ? text(inline![1]!)
      : Number(/<v>(.*?)<\/v>/.exec(content!)![1])
    cells[columnIndex(column!)] = value
  }
  return Array.from(cells, (c) => c ?? null)
}

export function readXlsx(workbook: Buffer): ReadSheet[] {
  const entries = unzip(workbook)
  const names = [...entries.get('xl/workbook.xml')!.matchAll(/<sheet name="([^"]*)"/g)]
  return names.map(([, name], i) => {
    const xml = entries.get(`xl/worksheets/sheet${i + 1}.xml`)!
    return {
      name: text(name!),
      xml,
      rows: [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row]) => readRow(row!)),
    }
  })
}

/** A number, a text, or the XML of a cell's content with its type: `{ type: 'str', content: '<f>1+1</f><v>2</v>' }`. */
export type FilledCell = string | number | null | { type: string; content: string }

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function cellXml(value: FilledCell, at: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
  if (typeof value === 'object') return `<c r="${at}" t="${value.type}">${value.content}</c>`
  return `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
}

/** The workbook with these rows in its first sheet, below the headings; a null row stays empty. */
export async function fillXlsx(
  workbook: Buffer,
  rows: readonly (readonly FilledCell[] | null)[]
): Promise<Buffer> {
  const written = rows.map((cells, i) => {
    const n = i + 2
    const content = (cells ?? []).map((c, k) => cellXml(c, `${String.fromCharCode(65 + k)}${n}`))
    return `<row r="${n}">${content.join('')}</row>`
  })
  return changeXlsx(workbook, 'xl/worksheets/sheet1.xml', (xml) =>
    xml.replace('</sheetData>', `${written.join('')}</sheetData>`)
  )
}

/** The workbook with one of its parts replaced. */
export async function changeXlsx(
  workbook: Buffer,
  name: string,
  change: (xml: string) => string
): Promise<Buffer> {
  const entries = unzip(workbook)
  entries.set(name, change(entries.get(name) ?? ''))
  return zipOf(entries)
}

/** An archive of these texts. */
export async function zipOf(entries: ReadonlyMap<string, string>): Promise<Buffer> {
  const pieces: Buffer[] = []
  const list = [...entries].map(([name, content]) => ({ name, content: [content] }))
  for await (const piece of zip(list)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
