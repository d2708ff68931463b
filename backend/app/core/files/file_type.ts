/**
 * File kinds by content (decisions §6): the name's extension must be allowed and the first bytes
 * must agree with it.
 */
import { fileTypeFromBuffer } from 'file-type'

export type Ekstensi = 'jpg' | 'png' | 'pdf' | 'doc' | 'docx' | 'xls' | 'xlsx' | 'zip'

/** Bytes that `sesuaiIsi` wants to see. */
export const PANJANG_KEPALA = 4100

const MIME: Record<Ekstensi, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}

const ZIP = Buffer.from('PK\u0003\u0004')

/**
 * What the content's detector may answer for an extension. A `.doc` is an OLE compound file or Rich Text: the form that
 * we hand out under this name is Rich Text, and a word processor saves it in either.
 */
const ISI: Record<Ekstensi, readonly string[]> = {
  jpg: ['jpg'],
  png: ['png'],
  pdf: ['pdf'],
  doc: ['cfb', 'rtf'],
  docx: [],
  xls: ['cfb'],
  xlsx: [],
  zip: ['zip'],
}

export const mimeUntuk = (ekstensi: Ekstensi): string => MIME[ekstensi]

/** The lower-case extension of a file name when it is one of ours (`.jpeg` counts as jpg). */
export function ekstensiDari(nama: string): Ekstensi | null {
  const akhir = /\.([A-Za-z]{3,4})$/.exec(nama)?.[1]?.toLowerCase()
  if (akhir === 'jpeg') return 'jpg'
  return akhir && akhir in MIME ? (akhir as Ekstensi) : null
}

/** Does the beginning of the content fit the extension? */
export async function sesuaiIsi(ekstensi: Ekstensi, kepala: Buffer): Promise<boolean> {
  if (ekstensi === 'docx' || ekstensi === 'xlsx') return officeZip(kepala)
  const jenis = await fileTypeFromBuffer(kepala).catch(() => undefined)
  return jenis !== undefined && ISI[ekstensi].includes(jenis.ext)
}

/**
 * Office files are zips whose first entries are named so; a plain zip is not one of them. Not the detector's part: it
 * unpacks entries, whose end a head of the file may not hold, and each word processor puts another one first.
 */
const officeZip = (kepala: Buffer): boolean =>
  kepala.subarray(0, 4).equals(ZIP) &&
  /\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|xl\//.test(kepala.toString('latin1'))
