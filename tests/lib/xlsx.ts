/** Workbooks read back, cell by cell. */
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
