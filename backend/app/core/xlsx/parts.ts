/** The fixed parts of a workbook (ECMA-376): its table of contents, its styles, head and tail of a sheet. */
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Places in `cellXfs` below. */
export const STYLE = {
  text: 0,
  head: 1,
  count: 2,
  money: 2,
  decimal: 3,
  day: 4,
  moment: 5,
  total: 6,
  moneyTotal: 7,
  countTotal: 7,
  /** what is typed stays as it was typed: 007 is no 7 */
  typedText: 8,
} as const

const sheets = <Line>(count: number, line: (n: number) => Line): string =>
  Array.from({ length: count }, (_, i) => line(i + 1)).join('')

const format = (id: number, font = 0, fill = 0) =>
  `<xf numFmtId="${id}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`

const THOUSANDS = 3
const DECIMALS = 4
const DAY = 164
const MOMENT = 165
const AS_TEXT = 49

export interface Validation {
  cells: string
  title: string
  hint: string
  /** list: one of the range; whole: above the number */
  type?: 'list' | 'whole'
  formula?: string
}

const quoted = (text: string): string => text.replaceAll('"', '&quot;')

export const parts = {
  types: (count: number) =>
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>${sheets(count, (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${CONTENT}.worksheet+xml"/>`)}</Types>`,

  rootRels: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,

  workbook: (names: readonly string[]) =>
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,

  workbookRels: (count: number) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets(count, (n) => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${count + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,

  styles: `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="${DAY}" formatCode="dd\\ mmm\\ yyyy"/><numFmt numFmtId="${MOMENT}" formatCode="dd\\ mmm\\ yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE3EFEF"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="9">${format(0)}${format(0, 1, 2)}${format(THOUSANDS)}${format(DECIMALS)}${format(DAY)}${format(MOMENT)}${format(0, 1)}${format(THOUSANDS, 1)}${format(AS_TEXT)}</cellXfs></styleSheet>`,

  sheetHead: (columns: readonly { width: number; style: number | null }[]) =>
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(({ width, style }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"${style === null ? '' : ` style="${style}"`}/>`).join('')}</cols><sheetData>`,

  /** A choice that is not on the list is asked about, not refused: a code alone names it too. */
  validation: ({ cells, title, hint, type, formula }: Validation) =>
    `<dataValidation${type ? ` type="${type}"` : ''}${type === 'whole' ? ' operator="greaterThan"' : ''} errorStyle="warning" allowBlank="1" showInputMessage="1"${type ? ' showErrorMessage="1"' : ''} promptTitle="${quoted(title)}" prompt="${quoted(hint)}" sqref="${cells}">${formula ? `<formula1>${formula}</formula1>` : ''}</dataValidation>`,

  sheetTail: (validations: readonly string[]) =>
    `</sheetData>${validations.length > 0 ? `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>` : ''}</worksheet>`,
}
