/** Answers about offers that vendors seal in their browsers (sealing.md §3). Octets are base64. */
import type { HolderSetText } from '@eproc/sealing/offer/facts_text'
import type { KategoriFile } from '../common/choices.ts'
import type { BuktiLog } from '../log/answers.ts'

/** GET /api/lelang/segel/{paketId}: what a key and a statement of the vendor have to say. */
export interface VendorSealing {
  /** the name of this installation in statements */
  instalasi: string
  paket: string
  /** pseudonym of the vendor in this package */
  samaran: string
  /** hash of the integrity pact in force */
  pakta: string
  /** the server's time, ISO 8601 in UTC: statements carry it */
  sekarang: string
  /** the vendor's keys, the newest last */
  kunci: { nomor: number; ed25519: string }[]
  /** receipts of what came in plain, which a first key takes over */
  ambilAlih: string[]
  /** of each file that came in: its last version, and the hash of its receipt */
  rantai: { tahap: string; jenis: KategoriFile; versi: number; sebelum: string }[]
}

export interface HolderProofsAnswer {
  /** of the key's enrolment, of what vouches for it, and of the enrolment of the key that vouches */
  daftar: BuktiLog
  jaminan: BuktiLog
  penjamin: BuktiLog
}

export interface SetProofsAnswer {
  set: BuktiLog
  pemegang: HolderProofsAnswer[]
}

/** What shows a holder that the log has what an opening is judged by. */
export interface OpeningLogAnswer {
  himpunan: SetProofsAnswer
  jadwal: BuktiLog
  penutupan: BuktiLog
  /** of all vendors, a vendor's own in their order */
  kunciRekanan: BuktiLog[]
}

/** GET /api/lelang/segel/{paketId}/himpunan: to whom, and how the log proves it. */
export interface SealingSet {
  himpunan: HolderSetText
  /** null until the log has all of it */
  bukti: SetProofsAnswer | null
}

/** GET /api/lelang/segel/{paketId}/bukaan: by decision the vendor opens its own offers; null where nobody decided that. */
export interface VendorOpening {
  /** until when, ISO 8601 */
  batas: string
  alasan: string
  /** those that the opening would open */
  berkas: {
    /** id of the offer */
    penawaran: string
    jenis: KategoriFile
    /** its keys were handed over */
    dibuka: boolean
    /** the signed statement, and the envelope */
    pernyataan: string
    amplop: string
  }[]
  /** every set of the package */
  himpunan: HolderSetText[]
}
