/** A printable form as data; `rtf.ts` and `docx.ts` draw it. */
export type BagianDokumen =
  /** centred title, in capitals */
  | { jenis: 'judul'; teks: string; bawah?: string }
  | { jenis: 'bagian'; teks: string }
  | { jenis: 'paragraf'; teks: string }
  /** rows to be filled in: caption, and what stands in the field (empty: a line to write on) */
  | { jenis: 'isian'; baris: readonly (readonly [label: string, isi?: string])[] }
  | { jenis: 'nomor'; butir: readonly string[] }
  /** empty table with headings; `lebar` in per cent */
  | { jenis: 'tabel'; kepala: readonly string[]; lebar: readonly number[]; baris: number }
  | { jenis: 'tandaTangan'; baris: readonly string[] }

export interface Dokumen {
  judul: string
  perusahaan: string
  /** lines of the letterhead, the first one bold */
  kop: readonly string[]
  isi: readonly BagianDokumen[]
}

/** A4 text width with margins of 2.2 cm, in twips (1/1440 inch). */
export const LEBAR_TWIP = 9412
export const TEPI_TWIP = 1247
/** Width of the caption column of `isian`, in twips. */
export const LEBAR_LABEL = 3300
/** A line to write on. */
export const GARIS_ISI = '.'.repeat(88)
