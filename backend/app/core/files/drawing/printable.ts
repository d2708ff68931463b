import type { Content, TableCell } from 'pdfmake/interfaces.js'

/** What word processors and telephones write, by what the papers' font has for it. */
const LIKE: Readonly<Record<string, string>> = {
  '\uF0B7': '•',
  '\uF0A7': '■',
  '\uF0D8': '›',
  '\uF0FC': '√',
  '▪': '■',
  '◦': '○',
  '☐': '○',
  '✓': '√',
  '✔': '√',
  '☑': '√',
  '→': '->',
  '←': '<-',
  '➔': '->',
  'ʿ': '‘',
  'ʾ': '’',
  '\u202F': '\u00A0',
}
/** Stands for a character that cannot be printed, where an empty box would, which PDF/A-2 forbids (ISO 19005-2, 6.2.11.8). */
const MISSING = '\uFFFD'
const LAYOUT = '\n\r\t'

/** A text with the characters that a font has (code points): others by their like, or marked as missing. */
export function printable(text: string, font: ReadonlySet<number>): string {
  const has = (part: string) => [...part].every((one) => font.has(one.codePointAt(0)!))
  const written = (one: string): string => {
    if (LAYOUT.includes(one) || has(one)) return one
    // A letter with its mark beside it: 'ḥ'.
    const parts = one.normalize('NFD')
    return LIKE[one] ?? (has(parts) ? parts : MISSING)
  }
  // Of an emoji only itself is told, not what makes it a picture.
  return [...text.normalize('NFC').replace(/[\uFE00-\uFE0F\u200D]/g, '')].map(written).join('')
}

const HOLDERS = ['text', 'stack', 'columns'] as const

/** A paper's content with every text in it {@link printable}. */
export function printableContent<Part extends Content | TableCell>(
  part: Part,
  font: ReadonlySet<number>
): Part {
  if (typeof part === 'string') return printable(part, font) as Part
  if (Array.isArray(part)) return part.map((one) => printableContent(one, font)) as Part
  if (part === null || typeof part !== 'object') return part
  const whole: Record<string, unknown> = { ...part }
  for (const key of HOLDERS) {
    if (key in whole) whole[key] = printableContent(whole[key] as Content, font)
  }
  if ('table' in part && part.table) {
    const body = part.table.body.map((row) => row.map((cell) => printableContent(cell, font)))
    whole.table = { ...part.table, body }
  }
  return whole as Part
}
