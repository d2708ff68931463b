/** Answers about the act of opening (decisions §5.2). Times ISO 8601 with offset. */
import type { HolderSetText, OpeningFactsText } from '@eproc/sealing/offer/facts_text'
import type { KategoriFile } from '../../common/choices.ts'
import type { BerkasTerbuka } from './answers_penawaran.ts'
import type { OpeningLogAnswer } from './answers_segel.ts'

export interface PelakuPembukaan {
  id: number
  nama: string
  pada: string
}

export interface BeritaAcaraRow {
  vendorId: number
  nama: string
  berkas: Omit<BerkasTerbuka, 'url'>[]
  /** null where no price was opened, or for those who may not see it */
  hargaPenawaran: number | null
}

/** State of an opening and, once opened, the minutes. */
export interface BeritaAcaraPembukaan {
  paket: { id: number; kode: string; nama: string }
  /** key and name of the opening stage */
  tahap: string
  namaTahap: string
  jenis: KategoriFile[]
  keadaan: 'belum' | 'diminta' | 'dibuka'
  /** whose right confirms it */
  hakSahkan: 'tender.buka' | 'tender.buka.ppk'
  peminta: PelakuPembukaan | null
  pengesah: PelakuPembukaan | null
  dibukaPada: string | null
  /** why it was done after its stage; null inside it */
  alasanSusulan: string | null
  /** a reserve that stood in for one of the two; null: neither was one */
  cadangan: { nama: string; alasan: string } | null
  /** its stage is over: who asks or confirms says why, unless it was said */
  perluAlasan: boolean
  jumlahPeserta: number
  jumlahMasuk: number
  /** empty before the opening */
  penawaran: BeritaAcaraRow[]
  /** participants without an offer in this stage, after the opening */
  tidakMemasukkan: { vendorId: number; nama: string }[]
  /** offers that stay sealed, with the reason */
  tidakDibuka: { vendorId: number; nama: string; alasan: string }[]
  /** no offer: the system proposes status Gagal */
  usulGagal: boolean
  /** one or two offers: pokja decides with a note */
  perluCatatan: boolean
  /** both steps are signed by keys of people: the package has a holder set */
  bertandaTangan: boolean
  /** no two holders are left who could open: the PPK decides (sealing.md §4) */
  kunciKurang: boolean
  /** decided: vendors open their own until then; how many files they have, of how many */
  bukaSendiri: { alasan: string; batas: string; dibuka: number; dari: number } | null
  /** fingerprints of the keys that signed, as far as it has come */
  sidikPeminta: string | null
  sidikPengesah: string | null
}

/** The step of an opening that comes next, and the caller's part in it: what the screen offers is what the server takes. */
export interface LangkahPembukaan {
  tindakan: 'minta' | 'sahkan'
  /** what was asked for holds no longer: another request takes its place */
  gugur: boolean
  /** in the own right, or in an absent person's place; null: it is not the caller's */
  sebagai: 'pelaksana' | 'cadangan' | null
  /** why it cannot be taken by the caller, whose step it else would be; null: it can, or it is not */
  alasan: string | null
}

/** GET /api/tender/pembukaan/{paketId}/{tahap} and its deeds */
export interface PembukaanAnswer extends BeritaAcaraPembukaan {
  /** null once it is opened */
  langkah: LangkahPembukaan | null
}

/** What a holder's browser needs for an opening: octets are base64. Whoever asks reads `bagian`, who confirms `amplop`. */
export interface OpeningToSign {
  /** of the caller's key in the set */
  sidik: string
  /** until when a request made now can be confirmed, ISO 8601 in UTC */
  sampai: string
  fakta: OpeningFactsText
  /** every set of the package */
  himpunan: HolderSetText[]
  /** the caller's own share of each offer, sealed to its key, and the offer's header */
  bagian: { penawaran: string; header: string; bungkus: string }[]
  /** of another holder; null: nobody asked yet, or what was asked for does not hold any more */
  permintaan: { teks: string; tandaTangan: string; titipan: string } | null
  amplop: { penawaran: string; isi: string }[]
  /** null until the log has all of it, at most ten seconds */
  bukti: OpeningLogAnswer | null
}
