/** Answers of users, parameters, master data, audit, dashboard and installation health. */
import type { Peran } from '../common/roles.ts'
import type { StatusPengguna, StatusRekanan } from '../common/choices.ts'
import type { TipeParameter } from './aturan_parameter.ts'

/** GET /userman/roles */
export interface PeranAnswer {
  roles: Peran
  nama: string
}

/** GET /userman/internal and /rest/user. Times are ISO 8601 with offset. */
export interface PenggunaAnswer {
  id: number
  login: string
  email: string
  nama: string
  nip: string | null
  jabatan: string | null
  /** division code */
  divisi: string | null
  namaDivisi: string | null
  telepon: string | null
  roles: Peran
  status: StatusPengguna
  /** null until the first password was set, or the activation link opened */
  diaktifkanPada: string | null
  /** the login has a second step */
  kodeMasuk: boolean
  versi: number
}

/** GET /userman/vendor and /rest/user-vendor */
export interface PenggunaRekananAnswer extends PenggunaAnswer {
  rekanan: {
    id: number
    nama: string
    noRegistrasi: string
    jenis: 'V' | 'O'
    status: StatusRekanan
  } | null
}

/** POST and PUT /userman/register */
export interface PenggunaListAnswer {
  memberId: number
  memberStatus: StatusPengguna
}

/** GET /admin/param */
export interface ParamAnswer {
  id: number
  key: string
  value: string
}

/** /rest/parameter; `min` and `max` bound the number or the count of characters */
export interface ParameterAnswer extends ParamAnswer {
  tipe: TipeParameter
  min: number | null
  max: number | null
  keterangan: string
  publik: boolean
  versi: number
}

export interface LokasiProyekAnswer {
  id: number
  kode: string
  nama: string
  lokasi: string
  versi: number
}

export interface CoaAnswer {
  id: number
  kode: string
  nama: string
  versi: number
}

export interface DivisiAnswer {
  id: number
  kode: string
  nama: string
  nick: string
  /** code of the directorate */
  parent: string | null
  isPpk: boolean
  /** it is the procurement unit */
  unitPengadaan: boolean
  /** units below it, and users in it */
  jumlahBawahan: number
  jumlahPengguna: number
  versi: number
}

/** A day on which nobody works, `yyyy-MM-dd` */
export interface LiburAnswer {
  id: number
  tanggal: string
  nama: string
  jenis: string
  dasar: string
  status: string
  versi: number
}

/** A line of business of one edition */
export interface KbliAnswer {
  id: number
  edisi: number
  kode: string
  kategori: string
  nama: string
  versi: number
}

/** A subclassification of construction work of one edition */
export interface SbuAnswer {
  id: number
  edisi: number
  kode: string
  jenis: string
  sifat: string
  kodeKlasifikasi: string
  klasifikasi: string
  subklasifikasi: string
  kodeKbli: string | null
  versi: number
}

/** /rest/audit; personal numbers inside `rincian` are masked */
export interface JurnalAnswer {
  id: number
  waktu: string
  pelakuId: number | null
  pelakuNama: string
  peran: string
  aksi: string
  objek: string
  objekId: string | null
  /** what the record is called, as far as it still is or its details say it */
  objekNama: string | null
  /** `{ field: [before, after] }`, or other facts */
  rincian: Record<string, unknown>
  /** names of the people, vendors, activities, places, KBLI and stages that `rincian` has by number or key, by `pengguna:11` */
  sebutan: Record<string, string>
  alasan: string | null
  alamatIp: string | null
  /** number of the sealed batch; null within the first second */
  segel: number | null
}

/** GET /api/audit/kepala */
export interface JournalHeadAnswer {
  nomor: number
  jumlah: number
  hash: string
  tandaTangan: string
  waktu: string
  /** PEM of the Ed25519 key that checks the signature */
  kunciPublik: string
}

/** GET /api/admin/dasbor */
export interface DasborAdminAnswer {
  userAdmin: number
  userOperasional: number
  userRekanan: number
  menunggu: {
    /** staff who never set a password */
    belumBersandi: number
    /** accounts that are I or S, of staff and of vendors, by status; those that there are */
    ditangguhkan: { rekanan: boolean; status: 'I' | 'S'; jumlah: number }[]
    /** vendors that wait for a verifier */
    rekananMenunggu: number
    suratGagal: number
  }
  jurnal: JurnalAnswer[]
}

/** GET /api/instalasi; sizes in bytes, durations in the unit that the name says */
export interface InstalasiAnswer {
  basisData: {
    versi: string
    ukuran: number
    latensiMs: number
    koneksi: number
    maksKoneksi: number
  }
  jurnal: {
    baris: number
    belumDisegel: number
    jedaDetik: number
    kepala: number | null
    /** the last check of the whole chain; `pesan`: what is broken */
    pemeriksaan: { pada: string; utuh: boolean; baris: number; pesan: string | null } | null
  }
  /** the public log; `satuDisk`: both its places lie on one; `saksi`: configured, and cosigning the newest head */
  log: {
    daun: number
    terakhir: string | null
    antre: number
    satuDisk: boolean
    saksi: { ada: number; sah: number }
  }
  surat: { antre: number; gagal: number; tertuaDetik: number | null }
  antrean: {
    nama: string
    menunggu: number
    berjalan: number
    gagal: number
    /** when it was done last */
    terakhir: string | null
    /** nothing was done since it failed */
    gagalTerakhir: boolean
    /** how long the longest overdue one has waited to be begun */
    tertundaDetik: number | null
  }[]
  penyimpanan: {
    disk: 'local' | 's3'
    bebas: number
    total: number
    jumlahBerkas: number
    ukuranBerkas: number
    /** the largest file that is taken (MB) */
    batasDokumen: number
    batasTender: number
    /** room for one vendor's dossier, one vendor's offer to a package, the staff's documents of a package (MB) */
    kuota: { dosir: number; penawaran: number; paket: number }
  }
  /** the last backup by `npm run backup` */
  cadangan: { pada: string; jumlahBerkas: number; ukuranBerkas: number } | null
  /** years whose holidays are filled in */
  libur: { tahun: number[] }
  /** `skema`: the last migration */
  proses: {
    versi: string
    skema: string
    node: string
    hidupDetik: number
    memori: number
    sesiAktif: number
  }
  /** `selisihMs`: this machine's clock minus the database's; `offsetMs`: EPROC_CLOCK */
  jam: { server: string; selisihMs: number; geserMs: number }
  /** what calls for attention, the same that alerts tell */
  gangguan: { kunci: string; bagian: string; teks: string; kabar: boolean }[]
}

/** GET /api/rup/lokasiproyek: without what only the editor needs. */
export type RujukanLokasiProyek = Omit<LokasiProyekAnswer, 'versi'>
