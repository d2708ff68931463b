/** Printouts of stages (decisions §5.4). Times ISO 8601 with offset. */
import type { JenisCetakan } from '../tahap/cetakan.ts'

/** GET /rpt/tender/p1/… and POST /api/tender/cetakan/{paketId}: stored path, fetched with GET /{file}. */
export interface BerkasCetakan {
  file: string
  nama: string
  nomor: string
}

/** A row of GET /api/tender/cetakan/{paketId}: a document that a stage of the package makes. */
export interface CetakanTahap {
  /** key of the stage */
  tahap: string
  urut: number
  namaTahap: string
  jenis: JenisCetakan
  /** the deed that it documents is done: it can be printed */
  siap: boolean
  /** of the printout in force; null before the first */
  nomor: string | null
  /** null as well for whom its content is still secret */
  file: string | null
  pada: string | null
  bisa: TindakanCetakan[]
}
export type TindakanCetakan = 'cetak' | 'cabut'

/** GET /api/cetakan/{kode}: for whoever holds the paper. */
export interface KonfirmasiCetakan {
  nomor: string
  jenis: JenisCetakan
  /** as it stands on the paper */
  judul: string
  namaTahap: string
  paket: { kode: string; nama: string }
  diterbitkan: string
  /** dicabut: by hand, or a newer one took its place; berubah: the data say otherwise since */
  keadaan: 'sah' | 'dicabut' | 'berubah'
  dicabutPada: string | null
}
