/** Which styles of a workbook show a number as a date or a time (ECMA-376 §18.8.30, §18.8.31). */
import type { Parts } from '#core/xlsx/parse_xml'

/** Formats that every program knows by their number; those from 27 on are dates of East Asian languages. */
const BUILT_IN: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]

/** Does a format's code show days or hours? Words in it, and colours and languages before it, do not count. */
function showsDate(code: string): boolean {
  const plain = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?:h+|m+|s+)\]/gi, 'h')
    .replace(/\[[^\]]*\]/g, '')
  return /[dmyhs]/i.test(plain)
}

/** Places in `cellXfs`, which a cell names, of the styles with such a format. */
export async function dateStyles(read: Parts, name: string): Promise<ReadonlySet<number>> {
  const dates = new Set<number>()
  const own = new Map<number, boolean>()
  let inCells = false
  let at = 0
  await read(name, {
    open(element, { numFmtId, formatCode = '' }) {
      const id = Number(numFmtId ?? 0)
      if (element === 'numFmt') own.set(id, showsDate(formatCode))
      else if (element === 'cellXfs') inCells = true
      else if (element === 'xf' && inCells) {
        if (own.get(id) ?? BUILT_IN.some(([from, to]) => id >= from && id <= to)) dates.add(at)
        at++
      }
    },
    close(element) {
      if (element === 'cellXfs') inCells = false
    },
  })
  return dates
}
