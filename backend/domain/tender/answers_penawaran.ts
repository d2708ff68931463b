/** Answers about sealed offers, receipts and the act of opening (decisions §5.2). Times ISO 8601 with offset. */
import type { HolderSetText, OpeningFactsText } from '@eproc/sealing/offer/facts_text'
import type { KategoriFile } from '../common/choices.ts'
import type { Ruang } from '../common/ruang.ts'
import type { OpeningLogAnswer } from './answers_segel.ts'

/** What a vendor gets for every accepted file. */
export interface TandaTerima {
  kode: string
  paket: { id: number; kode: string; nama: string }
  vendor: { id: number; nama: string }
  jenis: KategoriFile
  /** key of the submission stage */
  tahap: string
  versi: number
  sha256: string
  /** bytes */
  ukuran: number
  diterimaPada: string
  /** how it was sealed to the package's holders; absent under the installation's scheme. Then `sha256` is salted */
  penyegelan?: 'disegel di peramban' | 'disegel saat diterima'
  /** SHA-256 of the signed statement about it */
  pernyataan?: string
  /** hash of its header, and of the sealed content (tree hash, ADR 0026) */
  header?: string
  sandi?: string
  /** Ed25519 over the canonical JSON of the fields above, base64url */
  tandaTangan: string
  /** confirmation page and PDF */
  halaman: string
  pdf: string
}

/** How many holders found before the opening that their share of an offer opens (sealing.md §1). */
export interface ShareChecks {
  pemegang: number
  /** of those whose share did not */
  gagal: number
  /** holders in its set */
  dari: number
}

/** One version of one file, as its own vendor sees it: never its content. */
export interface VersiPenawaran {
  id: number
  jenis: KategoriFile
  tahap: string
  versi: number
  /** the version that counts */
  terakhir: boolean
  /** it was withdrawn afterwards, by its vendor's own signature */
  ditarik: boolean
  nama: string
  ukuran: number
  sha256: string
  /** sealed to the package's holders: `sha256` is salted, and the name nobody's before the opening */
  bergaram: boolean
  /** how it was sealed to them; null under the installation's scheme */
  penyegelan: 'disegel di peramban' | 'disegel saat diterima' | null
  /** by how many holders before the opening; null under the installation's scheme */
  pemeriksaan: ShareChecks | null
  pada: string
  kodeTandaTerima: string
  /** never opened, and destroyed after the retention time; `bukti`: address of what proves it */
  dimusnahkan: { pada: string; bukti: string } | null
}

/** A kind of file that a submission stage takes. */
export interface JenisPemasukan {
  jenis: KategoriFile
  /** a version was received */
  masuk: boolean
  /** the price is asked for with it */
  mintaHarga: boolean
}

/** A submission stage that the vendor sees. */
export interface PemasukanSendiri {
  kunci: string
  /** files are taken now */
  terbuka: boolean
  jenis: JenisPemasukan[]
}

/** GET /api/lelang/penawaran/{paketId}/{vendorId}; file fields hold the name of the last version in the stage. */
export interface PenawaranSendiri {
  fileKualifikasi: string | null
  fileAdministrasi: string | null
  fileTeknis: string | null
  fileHarga: string | null
  /** newest first */
  berkas: VersiPenawaran[]
  /** the submission stage that is open to this vendor now */
  tahap: {
    kunci: string
    nama: string
    jenis: KategoriFile[]
    belum: KategoriFile[]
    selesai: string
  } | null
  /** every submission stage with a tab of this vendor */
  pemasukan: PemasukanSendiri[]
  /** largest size of a file in bytes */
  maksUkuran: number
  /** how full the room for the newest versions is; null while there is enough */
  ruang: Ruang | null
}

/** PUT /api/lelang/upload/penawaran, POST …/selesai */
export interface PenawaranDiterima extends PenawaranSendiri {
  tandaTerima: TandaTerima[]
}

/** GET /api/tanda-terima/{kode}: what anybody may know. */
export interface KonfirmasiTandaTerima {
  kode: string
  paket: { kode: string; nama: string }
  jenis: KategoriFile
  diterimaPada: string
  /** since when it does not count any more; null: it was not withdrawn */
  ditarikPada: string | null
  /** never opened, and destroyed after the retention time */
  dimusnahkanPada: string | null
  /** hidden until the first opening of the package */
  vendor: string | null
  /** signature is ours and the record still says the same */
  sah: boolean
  /** a file can be compared with it; not where its hash is salted */
  dapatDicocokkan: boolean
  /** does the SHA-256 that was asked with belong to it? null when none was asked, or it cannot be compared */
  cocok: boolean | null
}

/** An opened file as pokja and ppk see it. */
export interface BerkasTerbuka {
  id: number
  jenis: KategoriFile
  tahap: string
  versi: number
  nama: string
  ukuran: number
  sha256: string
  pada: string
  /** decrypted content had the hash of its receipt */
  utuh: boolean
  /** download; null for those who may only know that it exists */
  url: string | null
}

/** GET /api/lelang/penawaran/{paketId}: before the opening only vendorId, nama (to pokja) and masuk. */
export interface PenawaranRekanan {
  /** the row's (S3 §3 'Bid row'): the participant's number */
  id: number
  /** of the participant in this package */
  nomor: number
  /** who it is, before the opening for the pokja only */
  vendorId: number | null
  nama: string | null
  /** has handed in something that counts */
  masuk: boolean
  /** the submission stages in which it did */
  tahapMasuk: string[]
  /** the submission stages that announced results have shut to it, for pokja and PPK; absent where none are */
  tahapTertutup?: string[]
  /** of its least checked file, for pokja and PPK until the opening; absent where holders have none of its shares */
  pemeriksaan?: ShareChecks
  fileKualifikasi?: string | null
  fileAdministrasi?: string | null
  fileTeknis?: string | null
  fileHarga?: string | null
  /** rupiah as entered by the vendor, after the opening of the price */
  hargaPenawaran?: number | null
  berkas?: BerkasTerbuka[]
}

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
