/**
 * What stands between the bytes that a client sends and the file that holds them. The store knows units and where they
 * lie; only a seal knows what is in them.
 */
import { BIDANG } from '#app/tender/penawaran/penawaran_validator'
import { wajibSesuai } from '#app/tender/penawaran/segel/berkas_tersegel'
import {
  openFrame,
  segelBingkai,
  UKURAN_BINGKAI,
  UKURAN_BINGKAI_SEGEL,
} from '#app/tender/penawaran/segel/frames'
import type Unggahan from '#app/tender/penawaran/unggahan/unggahan'
import type { Ekstensi } from '#core/files/file_type'

export interface UploadSeal {
  /** bytes of the client that are sealed together */
  readonly unit: number
  /** where the n-th unit lies in the file */
  place(n: number): number
  /** @throws 400 when a content that begins like this is not of its kind */
  judge(start: Buffer): Promise<void>
  close(n: number, last: boolean, content: Buffer): Buffer
  /** a unit that was not full when its piece ended */
  reopen(n: number, closed: Buffer): Buffer
}

/** Sealed here, as the bytes stream in: frames of the format of every offer. */
export const frameSeal = (
  { id, jenis, mime, tersegel }: Pick<Unggahan, 'id' | 'jenis' | 'mime' | 'tersegel'>,
  dataKey: Buffer
): UploadSeal => ({
  unit: UKURAN_BINGKAI,
  place: (n) => n * UKURAN_BINGKAI_SEGEL,
  // Ciphertext has no kind.
  judge: async (start) => {
    if (!tersegel) await wajibSesuai(BIDANG[jenis], EKSTENSI[mime]!, start)
  },
  close: (n, last, content) => segelBingkai(dataKey, id, n, last, content),
  reopen: (n, closed) => openFrame(dataKey, id, n, false, closed),
})

const EKSTENSI: Readonly<Record<string, Ekstensi>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/zip': 'zip',
}
