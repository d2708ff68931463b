/** Answers about the public log. */

/**
 * GET /api/log/bukti/{kode}, /api/log/rilis/{id}: what proves, without this server, that a receipt or a release of open
 * data is in the log.
 */
export interface BuktiLog {
  /** false until the next batch has been signed; then everything below is there */
  tercatat: boolean
  jenis: string
  /** what was committed to, letter by letter */
  isi: string
  /** base64, like every octet string here */
  garam: string
  kelompok: { letak: number; jalur: string[] } | null
  daun: { nomor: number; data: string; jalur: string[] } | null
  /** the signed checkpoint that the proof leads to */
  checkpoint: string | null
  /** the log's key, as C2SP signed-note writes it */
  kunciLog: string | null
  /** keys of the witnesses that are asked to cosign, written alike */
  saksi: string[]
  /** how the log's key followed the ones before, where it did: signed notes */
  pergantian?: string[]
}

/** GET /api/log/penutupan/{paketId}: what had come in when a submission stage ended. */
export interface PenutupanTender {
  /** key of the submission stage */
  tahap: string
  /** ISO time of the end */
  selesai: string
  /** vendors that had handed in */
  penawar: number
  berkas: number
  /** root of RFC 6962 over the receipts, base64 */
  akar: string
  bukti: BuktiLog
  /** the caller's own receipts: each with its place and path below the root */
  milik: { kode: string; isi: string; letak: number; jalur: string[] }[]
}
