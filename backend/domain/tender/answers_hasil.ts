/**
 * Answers from evaluation to contract (S1 §3, S2 §2.5, S3 §2.3, §7.2). Money is whole rupiah, times ISO 8601 with
 * offset, days yyyy-MM-dd.
 */
import type { AlasanEvaluasi, NilaiRekanan } from './nilai/nilai_rekanan.ts'
import type { HasilSanggah, JenisHari, StatusRekanan, TipeSanggah } from '../common/choices.ts'
import type { BagianHasil } from '../tahap/syarat.ts'

/** A row of GET /api/lelang/evaluasi/{paketId} for staff. */
export interface EvaluasiStaf extends NilaiRekanan {
  /** id of the stored evaluation; null before the first save */
  id: number | null
  status: StatusRekanan
  blacklist: boolean
  /** raw price score that the system proposes, 0–100 */
  usulHasilHarga: number
  /** percent of the HPS where the offer is unusually low (decisions §5.3); null elsewhere */
  rendah: number | null
  hargaManual: boolean
  /** weighted scores */
  skorTeknis: number | null
  skorHarga: number | null
  totalNilai: number | null
  /** determined and confirmed; 0 none */
  urutan: number
  /** proposed by the system from what is saved */
  usulUrutan: number
  /** the proposed rank in words, or why there is none */
  penjelasan: string
  /** one of those with whom one negotiates now */
  calonNegosiasi: boolean
  negosiasiTeknis: string | null
  gugurAlasan: string | null
  /** 0 before the first save */
  versi: number
}

/** A result as vendors see it: null what is not announced (or not theirs to see). */
export interface EvaluasiRekanan {
  id: number | null
  vendorId: number
  nama: string
  hasilKualifikasi: boolean | null
  lulusKualifikasi: boolean | null
  hasilAdministrasi: boolean | null
  hasilTeknis: number | null
  lulusTeknis: boolean | null
  hasilHarga: number | null
  lulusHarga: boolean | null
  nilaiPenawaran: number | null
  totalNilai: number | null
  /** 1 winner; null hidden or not announced */
  urutan: number | null
}

/** GET /api/lelang/evaluasi/{paketId}/{vendorId}: the own result, with its reasons. */
export interface EvaluasiSendiri extends EvaluasiRekanan {
  catatanKoreksi: string | null
  alasan: AlasanEvaluasi
  negosiasiTeknis: string | null
  negosiasiHarga: number | null
  diumumkan: BagianHasil[]
}

/** GET /api/tender/hasil/{paketId} */
export interface HasilPaket {
  paketId: number
  kode: string
  nama: string
  /** parts that are announced by now */
  diumumkan: BagianHasil[]
  /** announcing stages that have begun */
  pengumuman: { kunci: string; tahap: string; mulai: string }[]
  jumlahPeserta: number
  pemenang: {
    vendorId: number
    nama: string
    nilaiPenawaran: number
    negosiasiHarga: number | null
  } | null
  rows: EvaluasiRekanan[]
  /** the calling vendor's own result */
  sendiri: EvaluasiSendiri | null
}

/** Rows of vendor lists: GET /api/lelang/peserta/lulus-kualifikasi/{paketId} */
export interface PesertaNama {
  vendorId: number
  nama: string
  status: StatusRekanan
}

export interface PenetapanDetails {
  vendorId: number
  nama: string
  urutan: number
  totalNilai: number | null
  /** final price at the time of the proposal */
  nilai: number | null
  lulus: boolean
}

export interface PenetapanRow {
  id: number
  tahap: string
  namaTahap: string
  jenis: 'kualifikasi' | 'urutan' | 'pengganti'
  status: 'usul' | 'tegas' | 'tolak' | 'ganti'
  isi: PenetapanDetails[]
  alasan: string | null
  alasanTolak: string | null
  pengusul: string
  diusulkanPada: string
  penegas: string | null
  ditegaskanPada: string | null
  /** of one that waits, for who decides: why it cannot be confirmed, or sent back; null when it can */
  putusan: { tegaskan: string | null; tolak: string | null } | null
}

export interface PenjelasanPeringkat {
  vendorId: number
  nama: string
  penjelasan: string
}

/** GET /api/tender/penetapan/{paketId} */
export interface PenetapanAnswer {
  /** what the system proposes now */
  usulan: PenetapanDetails[]
  /** that ranking in words, by rank; empty where qualification is determined */
  penjelasan: PenjelasanPeringkat[]
  /** newest first */
  daftar: PenetapanRow[]
  /** why nothing can be proposed; null when it can */
  halangan: string | null
  /** key of the stage in which the caller proposes now; null where not */
  tahapUsul: string | null
  /** the winner whom the caller may propose to replace now; `pengganti`: somebody follows */
  gugur: { vendorId: number; nama: string; pengganti: boolean } | null
}

export interface SanggahRow {
  vendorId: number
  nama: string
  status: StatusRekanan
  blacklist: boolean
  tipe: TipeSanggah
  tglKirimVendor: string | null
  fileSanggahVendor: string | null
  namaPengirim: string | null
  tglKirimAdmin: string | null
  fileSanggahAdmin: string | null
  hasil: HasilSanggah | null
  catatan: string | null
  include: boolean
  /** closed: an objection to an earlier result, or an entry that was taken back */
  riwayat: boolean
  /** why its entry was taken back by who made it; null: it was not */
  ditarik: string | null
  /** a member of the pokja entered it from paper, in the vendor's name */
  dicatat: boolean
  /** why this reader may not answer it although others may; null: no such reason */
  tolakJawab: string | null
  /** this reader entered it and may take the entry back */
  bolehTarik: boolean
}

/** Minutes and award letters: one row a vendor. */
export interface KirimanRow {
  vendorId: number
  nama: string
  status: StatusRekanan
  blacklist: boolean
  tglKirim: string | null
  namaPengirim: string | null
  /** the same as namaPengirim (S3 §3) */
  pengirim: string | null
  /** what its sender called the file */
  namaFile: string | null
  include: boolean
}
export interface BaNegosiasiRow extends KirimanRow {
  fileBaKlarifikasiNegosiasi: string | null
}
export interface SppbjRow extends KirimanRow {
  fileSppbj: string | null
}

export const BERKAS_BA_PL = [
  'fileEvaluasiKualifikasi',
  'fileEvaluasiAdministrasiTeknis',
  'fileEvaluasiHarga',
  'fileHasilNegosiasi',
  'fileSPPBJ',
  'fileSPK',
  'fileSPMK',
] as const
export type BerkasBaPl = (typeof BERKAS_BA_PL)[number]
export type BaPlAnswer = Record<BerkasBaPl, string | null>

/** GET /api/lelang/surat-perjanjian/{paketId} */
export interface KontrakAnswer {
  paketId: number
  totalPagu: number
  lamaPekerjaan: number
  jenisHari: JenisHari
  tglKontrak: string | null
  mulaiKontrak: string | null
  selesaiKontrak: string | null
  nilaiKontrak: number | null
  /** number of the work order */
  noSpk: string | null
  kunciSpmk: boolean
  /** why SPMK cannot be finished yet; null: nothing is missing */
  halanganSpmk: string | null
  versi: number
  pemenang: { vendorId: number; nama: string; nilai: number } | null
  /** holidays that count for working days, yyyy-MM-dd */
  libur: string[]
}

/** PUT /api/rup/lelang/selesai-smpk/{paketId} */
export interface SpmkSelesai {
  kunciSpmk: boolean
}
