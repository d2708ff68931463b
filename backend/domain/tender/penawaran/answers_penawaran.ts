/** Answers about sealed offers and receipts (decisions §5.2). Times ISO 8601 with offset. */
import type { KategoriFile } from '../../common/choices.ts'
import type { Ruang } from '../../common/ruang.ts'

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
  /** sealed to an earlier holder set, and its stage still takes files: its vendor is asked to hand it in again */
  kirimUlang: boolean
  pada: string
  kodeTandaTerima: string
  /** never opened, and destroyed after the retention time; `bukti`: address of what proves it */
  dimusnahkan: { pada: string; bukti: string } | null
  /** the newest order of an auditor or a court that covers it: confirmed, or done at that time; where its proof is */
  perintah: { pada: string; dibuka: boolean; bukti: string } | null
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
