/** Answers of the mechanisms that every module stands on. */

/** GET /api/time: the server's clock. */
export interface WaktuServer {
  /** ISO 8601 with offset */
  waktu: string
  milidetik: number
}

/** POST /api/berkas/tautan */
export interface TautanBerkas {
  url: string
}
