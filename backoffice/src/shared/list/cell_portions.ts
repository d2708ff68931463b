import type { Row } from 'write-excel-file/browser'

/** Excel keeps so many characters of a cell, and mends a workbook with more by cutting. */
const MAX_CELL = 32_767

/** A text in pieces that a cell takes, parted at the end of a line where there is one. */
function portions(text: string): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > MAX_CELL) {
    const line = rest.lastIndexOf('\n', MAX_CELL)
    const at = line > 0 ? line : MAX_CELL - (isHighSurrogate(rest, MAX_CELL - 1) ? 1 : 0)
    pieces.push(rest.slice(0, at))
    rest = rest.slice(line > 0 ? at + 1 : at)
  }
  return [...pieces, rest]
}

const isHighSurrogate = (text: string, at: number): boolean =>
  (text.charCodeAt(at) & 0xfc00) === 0xd800

/** One row, or as many as its longest text needs: what is long goes on below, what is short stands in each. */
export function wholeRows(cells: Row): Row[] {
  const parts = cells.map((cell) => (typeof cell === 'string' ? portions(cell) : [cell]))
  const most = Math.max(1, ...parts.map(({ length }) => length))
  return Array.from({ length: most }, (_, i) =>
    parts.map((part) => (part.length > 1 ? (part[i] ?? null) : part[0]!))
  )
}
