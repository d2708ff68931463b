/** Answers about the public log. */

/** GET /api/log/bukti/{kode}: what proves, without this server, that a receipt is in the log. */
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
}
