/**
 * A file of an offer that was sealed away from the portal (the single-file page), as one file: what describes it, then
 * the sealed content. The portal takes it as it takes what it sealed itself.
 */
import { type Bytes, utf8 } from '../bytes.ts'

const TITLE = 'eproc-sealed-file-1\n'
/** More than the description of any offer takes. */
export const SEALED_FILE_HEAD = 256 * 1024

/** Texts of the format; octets are base64. */
export interface SealedFile {
  readonly paket: string
  readonly tahap: string
  readonly jenis: string
  readonly amplop: string
  readonly pernyataan: string
  readonly tandaTangan: string
  readonly header: string
  /** K under the vendor's code */
  readonly kunci: string
  /** of the key that signed it: what it says of itself, and its signature */
  readonly pernyataanKunci: string
  readonly tandaTanganKunci: string
}

const PARTS = [
  'paket',
  'tahap',
  'jenis',
  'amplop',
  'pernyataan',
  'tandaTangan',
  'header',
  'kunci',
  'pernyataanKunci',
  'tandaTanganKunci',
] as const satisfies readonly (keyof SealedFile)[]

export const sealedFileHead = (file: SealedFile): Bytes => utf8(`${TITLE}${JSON.stringify(file)}\n`)

/** @param start of the file; null for what is no such file. `at`: where the content begins */
export function readSealedFile(start: Uint8Array): { file: SealedFile; at: number } | null {
  const from = TITLE.length
  if (new TextDecoder().decode(start.slice(0, from)) !== TITLE) return null
  const end = start.indexOf(10, from)
  if (end < 0) return null
  try {
    const read = JSON.parse(new TextDecoder().decode(start.slice(from, end))) as Record<
      string,
      unknown
    >
    if (!PARTS.every((part) => typeof read[part] === 'string')) return null
    return { file: read as unknown as SealedFile, at: end + 1 }
  } catch {
    return null
  }
}
