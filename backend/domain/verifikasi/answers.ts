/** Answers of verification, blacklist and certificates (S2 §2.6, §2.7, §7). Times ISO 8601, days yyyy-MM-dd. */
import type { BagianKey } from '../dosir/bagian.ts'
import type { JenisRekanan, StatusBagian, StatusRekanan } from '../common/choices.ts'

/** A row of GET /vendor/registrasi/perusahaan, 'Daftar Rekanan'. */
export interface RekananRow {
  id: number
  nama: string
  noRegistrasi: string
  jenis: JenisRekanan
  /** business form; null for individuals and before it was entered */
  bentuk: string | null
  alamat: string | null
  status: StatusRekanan
  /** sections that wait for verification */
  menunggu: number
  /** flag set and today inside its dates */
  blacklist: boolean
  diubahPada: string
  /** since when the dossier waits for verifiers; null: it does not */
  menungguSejak: string | null
  /** working days since the day of `menungguSejak` */
  hariKerja: number | null
  /** who has it in hand */
  pemeriksa: PemeriksaVerifikasi | null
}

/** Which verifier has a vendor in hand, and until when unless it is renewed. */
export interface PemeriksaVerifikasi {
  nama: string
  sejak: string
  sampai: string
  /** the reader itself */
  saya: boolean
}

/** POST /api/vendor/verifikasi/berikutnya: taken in hand; null when nothing else waits. */
export interface RekananBerikutnya {
  id: number | null
}

/** POST /api/vendor/verifikasi/{vendorId}/setujui: the vendor's version after the decision */
export interface KeputusanDisimpan {
  versi: number
}

export type UnsurKembar = 'npwp' | 'nik' | 'nib' | 'ijin' | 'email' | 'telepon'

/** What another vendor's dossier says too; numbers of identity are masked. */
export interface KembarRekanan {
  bidang: UnsurKembar
  /** the section of this vendor that says it */
  bagian: BagianKey
  nilai: string
  rekanan: { id: number; nama: string; noRegistrasi: string; status: StatusRekanan }
  /** how many other vendors say this value, also those that are not named */
  semua: number
}

/** A row of /rest/vendor. */
export interface VendorRow extends RekananRow {
  /** codes, '41011, 42101'; read only where `verified` is asked for, else '' */
  kodeKbli: string
}

/** A row of GET /vendor/verified/{blacklistFilter}. */
export interface RekananTerverifikasi {
  id: number
  nama: string
  noRegistrasi: string
  jenis: JenisRekanan
  bentuk: string | null
  /** ids, '12,40' */
  kbli: string
  /** codes, '41011, 42101' */
  kodeKbli: string
  status: StatusRekanan
  blacklist: boolean
}

export interface BagianVerifikasi {
  kunci: BagianKey
  jenisStatus: string
  status: StatusBagian
  remark: string | null
  /** holds what it needs to be verified */
  lengkap: boolean
  /** may be set to A now */
  bolehSetuju: boolean
}

export interface SertifikatRekanan {
  nomor: string
  kode: string
  fileSertifikat: string
  dibuatPada: string
  dikirimKe: string | null
  dikirimPada: string | null
}

/** GET /rest/vendor/{id}: what the dialog shows around the sections. */
export interface KeadaanVerifikasi {
  id: number
  nama: string
  noRegistrasi: string
  jenis: JenisRekanan
  status: StatusRekanan
  /** send it along with a decision; a stale one is refused with 409 */
  versi: number
  email: string
  emailMember: string
  bebasPengalaman: boolean
  bagian: BagianVerifikasi[]
  sertifikat: SertifikatRekanan | null
  /** why no certificate can be made now; null: it can */
  halanganSertifikat: string | null
  menungguSejak: string | null
  pemeriksa: PemeriksaVerifikasi | null
  blacklist: {
    blacklist: boolean
    aktif: boolean
    blacklistTglMulai: string | null
    blacklistTglSelesai: string | null
    nomor: string | null
    alasan: string | null
    fileBlacklist: string | null
  }
}

/** A row of /rest/blacklist: nothing of the dossier. `versi` guards the change. */
export type BlacklistRow = Pick<
  KeadaanVerifikasi,
  'id' | 'nama' | 'noRegistrasi' | 'versi' | 'blacklist'
>

/** A row of /rest/blacklist-history: a decision that put a vendor on the list, changed its entry, or took it off. */
export interface BlacklistDecision {
  id: number
  vendorId: number
  waktu: string
  pelaku: string
  aksi: 'tetapkan' | 'cabut'
  /** what was in force after the decision, or what it took away */
  nomor: string | null
  mulai: string | null
  selesai: string | null
  alasan: string | null
}

export type NilaiJurnal = string | number | boolean | null | readonly (string | number)[]

/** How one record of a section differs from when the section was last set to A. */
export interface PerubahanBagian {
  /** id of the record inside its section */
  catatanId: number
  jenis: 'tambah' | 'ubah' | 'hapus'
  waktu: string
  pelaku: string
  isi: { kolom: string; sebelum: NilaiJurnal; sesudah: NilaiJurnal }[]
}

/** A verifier's act on a section. */
export interface KeputusanBagian {
  id: number
  waktu: string
  pelaku: string
  aksi: 'setujui' | 'catatan' | 'kecualikanPengalaman'
  catatan: string | null
}

/** GET /api/vendor/verifikasi/{vendorId}/perubahan/{bagian} */
export interface RiwayatBagian {
  /** null: never yet */
  diverifikasiPada: string | null
  perubahan: PerubahanBagian[]
  /** a page of them, newest first */
  keputusan: KeputusanBagian[]
  /** there are older ones: ask again with the last one's id as `sebelum` */
  lebihLama: boolean
}

/** GET /vendor/create-sertifikat/{vendorId} */
export interface SertifikatAnswer {
  emailMember: string
  email: string
  fileSertifikat: string
  nomor: string
  kode: string
}

export type KeadaanSertifikat = 'sah' | 'diganti' | 'tidakBerlaku'

/** A row of /rest/sertifikat: every certificate that was handed out. */
export interface SertifikatRow extends SertifikatRekanan {
  id: number
  vendorId: number
  /** of the vendor, as it is called now */
  nama: string
  noRegistrasi: string
  jenis: JenisRekanan
  dibuatOleh: string | null
  keadaan: KeadaanSertifikat
}

/** GET /api/sertifikat/{kode}, public: only what stands on the paper, and whether it still holds. */
export interface KonfirmasiSertifikat {
  keadaan: KeadaanSertifikat
  nomor: string
  nama: string
  noRegistrasi: string
  diterbitkan: string
  status: StatusRekanan
  bagian: string[]
}

/** A row of GET /vendor/kbli, /vendor/kbli/{kbli} and /vendor/person: vendors to choose from. */
export interface RekananPilihan {
  id: number
  nama: string
  noRegistrasi: string
  bentuk: string | null
  kbli: string
  kodeKbli: string
  status: StatusRekanan
  blacklist: boolean
}

/** POST /vendor/blacklist/update */
export interface BlacklistDiubah {
  success: boolean
}

/** GET /vendor/remark/jenis/{jenis}/id/{vendorId}: '' when there is none. */
export type TeksRemark = string
