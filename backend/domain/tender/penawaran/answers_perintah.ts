/** Access to never opened offers under an order (sealing.md §4). Times ISO 8601 with offset. */
import type { HolderSetText, OrderFactsText } from '@eproc/sealing/offer/facts_text'
import type { BuktiLog } from '../../log/answers.ts'
import type { LangkahPembukaan } from './answers_pembukaan.ts'
import type { SetProofsAnswer } from './answers_segel.ts'

/** GET /api/tender/perintah/{paketId}, and what its deeds answer. */
export interface PerintahPaket {
  /** the package has ended; before, there are no orders */
  berakhir: boolean
  /** versions of files that were never opened and are kept */
  tersegel: number
  /** why no order can be entered now; null: one can */
  halangan: string | null
  /** the caller may enter one now */
  bolehCatat: boolean
  /** vendors with never opened versions, for whoever enters an order */
  rekanan: { id: number; nama: string; berkas: number }[]
  /** the newest first */
  perintah: PerintahAkses[]
}

/** `dicatat`: waits for manajerULP; `disahkan`: for the first holder; `diminta`: for the second; `ditutup`: undone. */
export type KeadaanPerintah = 'dicatat' | 'disahkan' | 'diminta' | 'dibuka' | 'ditutup'

export interface PelakuPerintah {
  nama: string
  pada: string
}

export interface PerintahAkses {
  id: number
  nomor: string
  lembaga: string
  /** day of the order, yyyy-MM-dd */
  tanggal: string
  keterangan: string
  /** stored path of the order's document */
  file: string
  keadaan: KeadaanPerintah
  /** names of the vendors that it is about; null: all */
  rekanan: string[] | null
  /** versions of files that it covers: so far, and from its confirmation on for good */
  berkas: number
  pencatat: PelakuPerintah
  pengesah: PelakuPerintah | null
  /** the two holders */
  peminta: PelakuPerintah | null
  pembuka: PelakuPerintah | null
  /** one of the two stood in for somebody who was absent */
  cadangan: { nama: string; alasan: string } | null
  hasil: { dibuka: number; tidak: number } | null
  /** number of the minutes */
  acara: string | null
  /** closed undone: by whom, with which reason, and what hindered it */
  penutupan: (PelakuPerintah & { alasan: string; sebab: string }) | null
  /** what was opened is destroyed by now */
  musnah: boolean
  /** the holders' step that comes next, and the caller's part in it; null: none, or not yet */
  langkah: LangkahPembukaan | null
  bisa: TindakanPerintah[]
}

export type TindakanPerintah = 'sahkan' | 'tolak' | 'tutup' | 'arsip'

/** What a holder's browser needs for its step: octets are base64. Whoever asks reads `bagian`, who confirms `amplop`. */
export interface OrderToSign {
  /** of the caller's key in the set */
  sidik: string
  /** until when a request made now can be confirmed, ISO 8601 in UTC */
  sampai: string
  fakta: OrderFactsText
  /** every set of the package */
  himpunan: HolderSetText[]
  /** the caller's own share of each offer, sealed to its key, and the offer's header */
  bagian: { penawaran: string; header: string; bungkus: string }[]
  /** of another holder; null: nobody asked yet, or what was asked for does not hold any more */
  permintaan: { teks: string; tandaTangan: string; titipan: string } | null
  amplop: { penawaran: string; isi: string }[]
  /** null until the log has all of it, at most ten seconds */
  bukti: OrderLogAnswer | null
}

/** What shows a holder that the log has what an order's access is judged by. */
export interface OrderLogAnswer {
  himpunan: SetProofsAnswer
  perintah: BuktiLog
  jadwal: BuktiLog
}
