/** Answers of the committee's calls (S3 §3 'Tender', §7.3). Money is whole rupiah, times ISO 8601 with offset. */
import type {
  JenisKontrak,
  JenisPengadaan,
  KategoriFile,
  Kualifikasi,
  MetodeEvaluasi,
  StatusPelaksanaan,
  StatusPersetujuan,
} from '../common/choices.ts'
import type { LokasiKerja, Pendanaan } from '../paket/answers.ts'
import type { PesanTopik } from '../tender/answers_dokumen.ts'
import type { AlasanEvaluasi } from '../tender/nilai/nilai_rekanan.ts'
import type { BerkasTender } from './berkas_tender.ts'
import type { MetodeTender, StatusTender, TandaTopik, TindakanTender } from './status_tender.ts'
import type { TimeField } from './tahap_tender.ts'

/** A row of both lists. */
export interface TenderRow {
  id: number
  kode: string
  nama: string
  tahunAnggaran: number
  status: StatusTender
  metodePemilihan: MetodeTender | null
  jumlahPaket: number
  totalPagu: number
  jumlahPeserta: number
  /** number and name of the stage at present (S3 §4.4) */
  tahap: number
  namaTahap: string
  /** a change waits for manajerULP */
  menunggu: boolean
  diubahPada: string
  versi: number
  bisa: TindakanTender[]
}

/** A package of the tender. */
export interface PaketTender {
  id: number
  kode: string
  nama: string
  totalPagu: number
  status: StatusPersetujuan
  statusPelaksanaan: StatusPelaksanaan
  catatan: string | null
  ppk: string
  jenisKontrak: JenisKontrak
  passingGrade: number
  ListSumberDana: Pendanaan[]
  ListLokasiKerja: LokasiKerja[]
}

export interface BerkasTenderRow {
  jenis: BerkasTender
  paketId: number
  kodePaket: string
  nama: string
  /** address of the download */
  url: string
}

/** A step of the schedule that the packages share. */
export interface LangkahTenderRow {
  urut: number
  kunci: string
  tahap: string
  include: boolean
  mulai: string | null
  selesai: string | null
}

export interface PartisipasiTender {
  /** the first of the opened files, and all of them; empty until they are opened to the reader */
  fileDokumenPenawaran: string | null
  berkas: { jenis: KategoriFile; nama: string; url: string }[]
  hargaPenawaran: number | null
  hargaTerkoreksi: number | null
  hargaNegosiasi: number | null
  evaluasiAdministrasi: boolean | null
  evaluasiKualifikasi: boolean | null
  evaluasiTeknis: boolean | null
  evaluasiHarga: boolean | null
  pembuktianKualifikasi: boolean | null
  hasilTeknis: number | null
  hasilHarga: number | null
  catatanKoreksi: string | null
  alasan: AlasanEvaluasi
  pemenang: boolean
  /** 99 for who is not ranked */
  urutan: number
  /** rank in a proposal that waits for the PPK */
  usulUrutan: number | null
  /** of the evaluation; 0 before the first save */
  versi: number
}

/** A participant of one package; before the opening only pokja and PPK read who it is. */
export interface PesertaTender {
  /** the vendor */
  id: number
  nama: string
  paketId: number
  kodePaket: string
  /** an offer came in */
  masuk: boolean
  /** what came in was opened */
  dibuka: boolean
  /** this reader may read what was judged: pokja and PPK, everybody once the winner is announced */
  terbaca: boolean
  /** may be evaluated: opened, and by this reader */
  dinilai: boolean
  partisipasi: PartisipasiTender
}

/** A vendor that the committee means to invite. */
export interface CalonTender {
  id: number
  nama: string
}

export interface TopikTender {
  id: number
  tahap: TandaTopik
  creator: string
  subject: string
  message: string
  createdAt: string
  updatedAt: string
  fk_tenderId: number
  paketId: number
  kodePaket: string
  /** the reader may answer it now */
  bisaDijawab: boolean
  listMessage: PesanTopik[]
}

/** The whole tender: GET /api/tender/tahap/{tenderId}. Dates by pair, files by name (address of the first). */
export type RincianTender = TenderRow & {
  jenisKontrak: JenisKontrak | null
  /** comma list of ids */
  kbli: string
  listKbli: { id: number; kode: string; nama: string }[]
  jenisPengadaan: JenisPengadaan | null
  /** the packages' own code, which P (without tender) does not tell */
  metodePaket: 'TLA' | 'PLA' | 'TEN' | 'SEL' | null
  metodeKualifikasi: Kualifikasi | null
  metodeEvaluasi: MetodeEvaluasi | null
  pemenang: number
  listPaket: PaketTender[]
  listJadwal: LangkahTenderRow[]
  listBerkas: BerkasTenderRow[]
  /** kinds that some packages have: the codes of those that lack them */
  berkasKurang: { jenis: BerkasTender; paket: string[] }[]
  listPeserta: PesertaTender[]
  listCalon: CalonTender[]
  listChat: TopikTender[]
  /** what this reader may do in the running tender */
  boleh: {
    topik: boolean
    /** ids of the packages on which a topic may be opened now */
    paketTopik: number[]
    beritaAcara: boolean
    evaluasi: boolean
  }
} & { [B in TimeField]: string | null } & { [B in BerkasTender]: string | null }

/** A row of GET /api/tender/serah/{paketId}: a draft that the package could join. */
export interface DrafTujuan {
  id: number
  kode: string
  nama: string
}

/** POST /api/tender/serah/{paketId} */
export interface PaketDiserahkan {
  tenderId: number
  kode: string
}

/** DELETE /rest/tender-draf/{id} */
export interface TenderDihapus {
  id: number
}
