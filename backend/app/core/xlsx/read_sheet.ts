/**
 * One sheet of a workbook that somebody sent, read as a stream and within bounds: parts that unpack to more than they
 * may, more rows than wanted and XML that is none end it at once. Formulas are told, never evaluated.
 */
import { posix } from 'node:path'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { dateStyles } from '#core/xlsx/date_styles'
import { parseXml, type Parts } from '#core/xlsx/parse_xml'

/** date: a number that the spreadsheet shows as a date or a time */
export type SheetCellKind = 'text' | 'number' | 'date' | 'boolean' | 'formula' | 'error'

export interface SheetCell {
  kind: SheetCellKind
  /** as the sheet stores it: a number without its format */
  text: string
}

export interface SheetRow {
  /** as the spreadsheet numbers it, from 1 */
  number: number
  /** filled cells by column, from 0 */
  cells: ReadonlyMap<number, SheetCell>
}

export interface SheetLimits {
  /** filled rows, the head included */
  rows: number
  /** what stands further to the right is not read */
  columns: number
}

/** broken: no workbook; large: unpacks to more than is read; rows: more rows than wanted */
export class WorkbookError extends Error {
  constructor(readonly reason: 'broken' | 'large' | 'rows') {
    super(`workbook: ${reason}`)
  }
}

/** A workbook of two thousand rows unpacks to about one megabyte. */
const MAX_UNPACKED = 24 * 1024 * 1024
const MAX_ENTRIES = 500
const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'

/** Filled rows of the sheet of that name, or of the first one. @throws WorkbookError */
export async function readSheet(
  content: Buffer,
  name: string,
  limits: SheetLimits
): Promise<SheetRow[]> {
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true, validateEntrySizes: true })
    const parts = await partsOf(zip)
    const relations = await relationsOf(parts)
    const texts = relations.texts ? await sharedTexts(parts, relations.texts) : []
    const dates = relations.styles ? await dateStyles(parts, relations.styles) : new Set<number>()
    const sheets = await sheetsOf(parts)
    const sheet = sheets.find((s) => s.name === name) ?? sheets[0]
    const target = sheet && relations.byId.get(sheet.relation)
    if (!target) throw new WorkbookError('broken')
    return await rowsOf(parts, target, { texts, dates }, limits)
  } catch (error) {
    throw error instanceof WorkbookError ? error : new WorkbookError('broken')
  }
}

async function partsOf(zip: ZipFile): Promise<Parts> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (entries.size >= MAX_ENTRIES) throw new WorkbookError('large')
    entries.set(entry.fileName, entry)
  }
  let left = MAX_UNPACKED
  return async (name, events) => {
    const entry = entries.get(name)
    if (!entry) throw new WorkbookError('broken')
    // What an entry says of its size the reader below holds it to.
    left -= entry.uncompressedSize
    if (left < 0) throw new WorkbookError('large')
    await parseXml(await zip.openReadStreamPromise(entry), events)
  }
}

async function relationsOf(read: Parts) {
  const byId = new Map<string, string>()
  let texts: string | null = null
  let styles: string | null = null
  await read(RELATIONS, {
    open(element, attributes) {
      if (element !== 'Relationship' || attributes.TargetMode === 'External') return
      const { Id: id, Target: target = '', Type: type = '' } = attributes
      const path = target.startsWith('/') ? target.slice(1) : posix.join('xl', target)
      if (id) byId.set(id, path)
      if (type.endsWith('/sharedStrings')) texts = path
      if (type.endsWith('/styles')) styles = path
    },
  })
  return { byId, texts: texts as string | null, styles: styles as string | null }
}

async function sheetsOf(read: Parts) {
  const sheets: { name: string; relation: string }[] = []
  await read(WORKBOOK, {
    open(element, attributes) {
      if (element !== 'sheet') return
      sheets.push({ name: attributes.name ?? '', relation: attributes.id ?? '' })
    },
  })
  return sheets
}

/** Text of `<t>`, also of several runs; what tells how to pronounce it (`<rPh>`) is not part of it. */
class Runs {
  text = ''
  #inText = false
  #spoken = 0
  open(element: string) {
    if (element === 'rPh') this.#spoken++
    else if (element === 't') this.#inText = this.#spoken === 0
  }
  add(text: string) {
    if (this.#inText) this.text += text
  }
  close(element: string) {
    if (element === 'rPh') this.#spoken--
    else if (element === 't') this.#inText = false
  }
}

async function sharedTexts(read: Parts, name: string): Promise<string[]> {
  const texts: string[] = []
  let runs = new Runs()
  await read(name, {
    open(element) {
      if (element === 'si') runs = new Runs()
      else runs.open(element)
    },
    text: (text) => runs.add(text),
    close(element) {
      if (element === 'si') texts.push(runs.text)
      else runs.close(element)
    },
  })
  return texts
}

/** 0 of 'A12', 27 of 'AB3'; null without letters. */
function columnOf(address: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0]
  if (!letters) return null
  return [...letters].reduce((n, c) => n * 26 + c.charCodeAt(0) - 64, 0) - 1
}

/** What cells refer to: texts by their number, and the styles that show a number as a date. */
interface Known {
  texts: readonly string[]
  dates: ReadonlySet<number>
}

async function rowsOf(
  read: Parts,
  name: string,
  known: Known,
  limits: SheetLimits
): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  let cells = new Map<number, SheetCell>()
  let number = 0
  let column = -1
  let type = ''
  let style = 0
  let value = ''
  let inValue = false
  let formula = false
  let runs = new Runs()
  await read(name, {
    open(element, attributes) {
      if (element === 'row') {
        cells = new Map()
        number = Number(attributes.r ?? number + 1)
        column = -1
      } else if (element === 'c') {
        column = columnOf(attributes.r) ?? column + 1
        type = attributes.t ?? 'n'
        style = Number(attributes.s ?? 0)
        value = ''
        formula = false
        runs = new Runs()
      } else if (element === 'f') formula = true
      else if (element === 'v') inValue = true
      else runs.open(element)
    },
    text(text) {
      if (inValue) value += text
      else runs.add(text)
    },
    close(element) {
      if (element === 'v') inValue = false
      else if (element === 'c') {
        const written = { type, style, value, inline: runs.text, formula }
        const cell = toCell(written, known)
        if (cell && column < limits.columns) cells.set(column, cell)
      } else if (element === 'row') {
        if (cells.size === 0) return
        if (rows.length >= limits.rows) throw new WorkbookError('rows')
        rows.push({ number, cells })
      } else runs.close(element)
    },
  })
  return rows
}

interface WrittenCell {
  type: string
  style: number
  value: string
  inline: string
  formula: boolean
}

/** ECMA-376 §18.18.11; null when nothing is written in it. */
function toCell(
  { type, style, value, inline, formula }: WrittenCell,
  { texts, dates }: Known
): SheetCell | null {
  if (formula) return { kind: 'formula', text: value }
  if (type === 'e') return { kind: 'error', text: value }
  const isDate = type === 'd' || (type === 'n' && dates.has(style))
  const kind = isDate ? 'date' : type === 'n' ? 'number' : type === 'b' ? 'boolean' : 'text'
  const text = type === 'inlineStr' ? inline : type === 's' ? texts[Number(value)] : value
  if (text === undefined) throw new WorkbookError('broken')
  return text.trim() === '' ? null : { kind, text: text.trim() }
}
