/** A paper as it goes to the thread that draws it: plain data, no functions. */
import type { Content } from 'pdfmake/interfaces.js'

export const TEAL = '#0f5e63'
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

export interface Sheet {
  paper: Paper
  letterhead: Letterhead
  created: Date
}
