/** Answers about offers that vendors seal in their browsers (sealing.md §3). Octets are base64. */
import type { HolderSetText } from '@eproc/sealing/offer/facts_text'
import type { KategoriFile } from '../../common/choices.ts'
import type { BuktiLog } from '../../log/answers.ts'

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
  /** of each file that came in: its last version or withdrawal, and the hash of its receipt */
  rantai: {
    tahap: string
    jenis: KategoriFile
    versi: number
    sebelum: string
    /** it ends by a withdrawal: nothing of it counts */
    ditarik: boolean
  }[]
}

/** What answers a withdrawal: signed like a receipt, and a leaf of the log. */
export interface TandaTerimaPenarikan {
  kode: string
  perbuatan: 'penarikan'
  paket: { id: number; kode: string; nama: string }
  /** the vendor's pseudonym in this package */
  samaran: string
  jenis: KategoriFile
  tahap: string
  /** counts versions and withdrawals alike */
  versi: number
  /** hash of the receipt that is withdrawn */
  sebelum: string
  /** who signed: the vendor's key, or the installation for a vendor without one */
  penyegelan: 'disegel di peramban' | 'disegel saat diterima'
  /** SHA-256 of the signed statement */
  pernyataan: string
  ditarikPada: string
  /** Ed25519 over the canonical JSON of the fields above, base64url */
  tandaTangan: string
}

export interface PengunduranDiri {
  /** of each file that was in, where the package is sealed to people's keys */
  penarikan: TandaTerimaPenarikan[]
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
  /** who passed before this submission; null for the first */
  hakMasuk: BuktiLog | null
}

/** GET /api/lelang/segel/{paketId}/himpunan: to whom, and how the log proves it. */
export interface SealingSet {
  himpunan: HolderSetText
  /** null until the log has all of it */
  bukti: SetProofsAnswer | null
  /** who passed before the submission that is open; null for the first, which no result precedes */
  hakMasuk: InvitedAnswer | null
}

export interface InvitedAnswer {
  /** when this submission begins by the schedule, ISO 8601 */
  mulai: string
  /** null until the log has it */
  bukti: BuktiLog | null
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
