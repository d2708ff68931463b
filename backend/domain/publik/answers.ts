/** Answers of the public area: news, announcements and the vendor policy (S1 §3, S2 §3). */
import type { TipeBerita } from '../common/choices.ts'

/** A stored file as the public pages show it. */
export interface LampiranPublik {
  /** stored path, begins `berkas/`; `GET /{jalur}` downloads it */
  jalur: string
  /** original file name */
  nama: string
  /** bytes */
  ukuran: number
}

export interface BeritaInformasi {
  id: number
  title: string
  /** markdown-lite, see `@eproc/domain/common/rich_text` */
  content: string
  /** I information, B news */
  type: TipeBerita
  /** stored path; empty means none (S1 §3) */
  fileAttachment: string
  lampiran: LampiranPublik | null
  /** ISO 8601 with offset */
  createdAt: string
  updatedAt: string
  versi: number
}

export interface KebijakanVendor {
  /** fixed 1 */
  id: number
  content: string
  file1: string
  file2: string
  file3: string
  /** the files above that exist, in their order; `ke` is 1, 2 or 3 */
  lampiran: (LampiranPublik & { ke: 1 | 2 | 3 })[]
  createdAt: string
  updatedAt: string
  versi: number
}

/** DELETE /rest/berita-informasi/{id} */
export interface BeritaDihapus {
  id: number
}
