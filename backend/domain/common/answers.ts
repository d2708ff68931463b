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

/** GET /api/sehat/hidup */
export interface ServerHidup {
  hidup: true
}

/** GET /api/sehat/siap: 200 when all of it works, else 503. Says what fails and never why. */
export interface KesiapanServer {
  siap: boolean
  /** it ends and wants no further requests */
  berhenti: boolean
  bagian: { nama: string; baik: boolean }[]
}
