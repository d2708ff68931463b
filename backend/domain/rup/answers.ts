/** Answers of the annual plan (S3 §3, decisions §4). Money is whole rupiah, times ISO 8601 with offset. */
import type {
  JenisPengadaan,
  MetodePemilihan,
  StatusKegiatan,
  StatusPelaksanaan,
  StatusPersetujuan,
} from '../common/choices.ts'
import type { Peran } from '../common/roles.ts'
import type { ProgramRencana, UnitRencana } from './aturan_rup.ts'
import type { TindakanKegiatan } from './tindakan_kegiatan.ts'

/** A row of /rest/program. */
export interface Program {
  id: number
  kode: string
  nama: string
  /** code of the division */
  divisi: string
  namaDivisi: string
  tahunAnggaran: number
  jumlahKegiatan: number
  /** sums over its activities */
  pagu: number
  paguTerpakai: number
  sisaPagu: number
  versi: number
  bisa: ('ubah' | 'hapus')[]
}

/** A row of /rest/kegiatan. */
export interface Kegiatan {
  id: number
  kode: string
  nama: string
  programId: number
  kodeProgram: string
  namaProgram: string
  coaId: number
  coa: string
  jenisPengadaan: JenisPengadaan
  divisi: string
  namaDivisi: string
  ppkId: number
  ppk: string
  tahunAnggaran: number
  pagu: number
  /** funding of its packages that are not G, B or U */
  paguTerpakai: number
  /** never below 0 */
  sisaPagu: number
  keterangan: string | null
  status: StatusKegiatan
  persetujuan: StatusPersetujuan
  /** note of the last rejection */
  catatan: string | null
  pengaju: string | null
  diajukanPada: string | null
  /** since when it has this approval status */
  sejak: string
  versi: number
  /** what the caller may do with it now */
  bisa: TindakanKegiatan[]
}

/** One deed of the approval's timeline, oldest first. */
export interface RiwayatKegiatan {
  waktu: string
  pelaku: string
  peran: string
  aksi: string
  catatan: string | null
  persetujuan: StatusPersetujuan | null
}

/** A step of the approval that is still to come. */
export interface LangkahMenunggu {
  peran: Peran
  /** names of the active accounts that may decide it */
  orang: string[]
}

/** A field of an edited activity: before and after, as people read them; pagu in rupiah. */
export interface BedaKegiatan {
  bidang: KegiatanField
  sebelum: string | number | null
  sesudah: string | number | null
}

export type KegiatanField =
  | 'kode'
  | 'nama'
  | 'program'
  | 'coa'
  | 'jenisPengadaan'
  | 'divisi'
  | 'ppk'
  | 'pagu'
  | 'tahunAnggaran'
  | 'keterangan'

export interface PaketKegiatan {
  id: number
  kode: string
  nama: string
  statusPelaksanaan: string
  /** funding that this package takes from the activity */
  pagu: number
}

/** GET /rest/kegiatan/{id} */
export interface RincianKegiatan extends Kegiatan {
  riwayat: RiwayatKegiatan[]
  menunggu: LangkahMenunggu[]
  /** what the last edit changed since the decision before it */
  perubahan: BedaKegiatan[]
  paket: PaketKegiatan[]
}

/** A row of GET /api/rup/kegiatan-program/{year} */
export interface KegiatanProgram {
  id: number
  kode: string
  nama: string
  kodeProgram: string
  namaProgram: string
  jenisPengadaan: JenisPengadaan
  tahunAnggaran: number
  pagu: number
  paguTerpakai: number
  sisaPagu: number
}

/** A published package of a planned activity, as everybody may see it. */
export interface PaketRencana {
  id: number
  kode: string
  nama: string
  metodePemilihan: MetodePemilihan
  statusPelaksanaan: StatusPelaksanaan
  /** 1 to 12, in which its selection begins */
  bulan: number | null
  /** day on which it begins */
  mulai: string | null
}

/** A row of GET /api/rup/rencana/{year}, the plan for everybody */
export interface RencanaPublik {
  id: number
  kode: string
  nama: string
  kodeProgram: string
  namaProgram: string
  divisi: string
  namaDivisi: string
  jenisPengadaan: JenisPengadaan
  pagu: number
  paket: PaketRencana[]
}

/** GET /api/rup/rencana/{year}/ringkasan: activities by division, method ('belum': nothing published) and month */
export interface RingkasanRencana {
  divisi: { kode: string; nama: string; jumlah: number; pagu: number }[]
  jenisPengadaan: { kode: JenisPengadaan; jumlah: number }[]
  metode: { kode: MetodePemilihan | 'belum'; jumlah: number }[]
  bulan: { bulan: number; jumlah: number }[]
}

/** GET /api/rup/acuan/{year}: what the forms choose from */
export interface AcuanRup {
  program: (ProgramRencana & { kode: string; nama: string; namaDivisi: string })[]
  coa: { id: number; kode: string; nama: string }[]
  ppk: { id: number; nama: string; direktorat: string | null }[]
  divisi: (UnitRencana & { nama: string })[]
  /** the only division that the caller may plan for; null: any */
  divisiSendiri: string | null
}

/** What is wrong with one cell of an import, or with a whole column (row of the headings). */
export interface ImportError {
  /** as the spreadsheet numbers it */
  baris: number
  /** heading of the column */
  kolom: string
  /** what the cell holds, shortened */
  isi: string
  pesan: string
}

/** POST /api/rup/impor/{year}/periksa: nothing is written */
export interface ImporDiperiksa {
  /** SHA-256 of the checked bytes, which the import asks for */
  sidik: string
  nama: string
  jumlah: number
  /** rupiah */
  totalPagu: number
  /** the first of them; none: it can be imported */
  errors: ImportError[]
  errorCount: number
  /** the last import of the same bytes into this year */
  pernah: { waktu: string; oleh: string; jumlah: number } | null
}

/** POST /api/rup/impor/{year}: all rows, as drafts */
export interface ImporSelesai {
  /** filter `impor` of /rest/kegiatan */
  id: number
  jumlah: number
}

export type JenisKotak =
  | 'kegiatan'
  | 'kegiatanDitolak'
  | 'kegiatanPpk'
  | 'kegiatanPemutus'
  | 'paket'
  | 'paketDitolak'
  | 'paketUlang'
  | 'terbit'
  | 'drafTender'
  | 'lanjutkan'
  | 'pokja'
  | 'benturan'
  | 'revisi'
  | 'verifikasi'
  | 'sertifikat'
  | 'akses'
  | 'kunci'
  | 'bagian'
  | 'perintah'
  | 'pemusnahan'
  | 'dosirDiperbaiki'
  | 'pokjaGanti'
  | 'pokjaUsul'
  | 'ppkGanti'
  | 'ppkUsul'
  | JenisKotakTender

/** Deeds of a running tender, in the order in which they come. */
export type JenisKotakTender =
  | 'undangan'
  | 'buka'
  | 'tanpaPenawaran'
  | 'tanpaPemenang'
  | 'evaluasi'
  | 'penetapan'
  | 'tegaskan'
  | 'sanggah'
  | 'sanggahTerbukti'
  | 'negosiasi'
  | 'beritaAcara'
  | 'sppbj'
  | 'kontrak'
  | 'spmk'
  | 'selesai'

/** Something that waits for the caller. */
export interface ButirKotak {
  jenis: JenisKotak
  /** of the object itself */
  id: number
  kode: string
  nama: string
  /** who handed it in, or the note with which it came back */
  keterangan: string | null
  /** rupiah; null where none belongs to it */
  nilai: number | null
  /** since when it waits */
  sejak: string
  /** until when; null where nothing is set */
  batas: string | null
  /** page that opens it */
  tautan: string
}
