/** Documents of a package and what is asked about them (S1 §2.11, S3 §2.3). Times ISO 8601 with offset. */
import type { FaseTopik } from '../tahap/tab.ts'

export type JenisDokumenTender = 'fileSDP' | 'fileTambahan'

/** One version of a tender document. */
export interface VersiDokumen {
  id: number
  /** stage whose documents these are */
  tahap: string
  jenis: JenisDokumenTender
  versiKe: number
  file: string
  nama: string
  keterangan: string | null
  pada: string
  /** replaced a document after the pick-up had begun: everybody who takes part was told */
  addendum: boolean
}

/** Documents of one pick-up stage: the newest of each kind, and every version, newest first. */
export interface DokumenTahap {
  tahap: string
  namaTahap: string
  fileSDP: string | null
  fileTambahan: string | null
  versi: VersiDokumen[]
  /** for who may upload: why each kind cannot be now, null when it can; null for others */
  unggah: Record<JenisDokumenTender, string | null> | null
}

/**
 * GET /api/lelang/prakualifikasi/upload/{paketId} and GET /api/rup/lelang/prakualifikasi/tender-files/{paketId}: the
 * stage that is current (or the last that the caller may see), and all of them.
 */
export interface DokumenTender extends DokumenTahap {
  semua: DokumenTahap[]
  /** of the upload's answer: an addendum was made; the editor is asked whether this submission is extended */
  addendum: boolean
  pemasukan: { urut: number; tahap: string; selesai: string | null } | null
}

export interface PesanTopik {
  id: number
  chatId: number
  /** own and, to staff, everybody's; else null */
  senderUserId: number | null
  /** 'Peserta 3', own name, 'Panitia Pengadaan'; staff see real names */
  pengirim: string
  staf: boolean
  milikSendiri: boolean
  message: string
  updatedAt: string
}

/** GET /api/tender/chat/message/paket/{paketId}/{tahap} */
export interface TopikPenjelasan {
  id: number
  tahap: FaseTopik
  creatorUserId: number | null
  pembuat: string
  milikSendiri: boolean
  subject: string
  message: string
  createdAt: string
  updatedAt: string
  versi: number
  /** the last word of a question is the committee's; null: no participant has asked in it */
  dijawab: boolean | null
  /** by this reader: the own question, as long as the committee has written nothing below it */
  bisaDiubah: boolean
  listMessage: PesanTopik[]
}
