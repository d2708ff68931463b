/** Answers of a package under way: stage tabs (decisions §5.1). Times ISO 8601 with offset. */
import type { Hak } from '../common/rights.ts'
import type {
  JenisKontrak,
  JenisPengadaan,
  Kualifikasi,
  MetodeEvaluasi,
  MetodePemilihan,
  StatusPelaksanaan,
  StatusPendaftaran,
  StatusRekanan,
  FundSource,
  TipeSanggah,
  TipeUndangan,
} from '../common/choices.ts'
import type { KeadaanTab } from '../tahap/akses.ts'
import type { TabAkhir } from '../tahap/selesai.ts'
import type { FaseTopik, Tab } from '../tahap/tab.ts'
import type { KodeTemplat } from '../tahap/templat.ts'
import type { BagianHasil } from '../tahap/syarat.ts'

/** One stage that the caller sees, with the panels that it holds. */
export interface TabTahap {
  /** number in the template, from 1 */
  urut: number
  kunci: string
  nama: string
  tab: Tab[]
  /** those of `tab` whose deeds are taken at this moment: after the end of a stage one may be open longer than others */
  buka: Tab[]
  /** those of `tab` whose files staff may prepare now, before the stage begins */
  siap: Tab[]
  keadaan: KeadaanTab
  /** open, inside its window of time */
  berjalan: boolean
  /** why, and until or since when */
  alasan: string
  mulai: string | null
  selesai: string | null
  /** when it opens by itself; null: it is not locked, or something else than time locks it */
  dibukaPada: string | null
  include: boolean
  remark: string | null
  /** id of the schedule row */
  jadwalId: number
}

export interface PaketTab {
  id: number
  kode: string
  nama: string
  jenisPengadaan: JenisPengadaan
  metodePemilihan: MetodePemilihan
  kualifikasi: Kualifikasi | null
  /** companies, individuals or both */
  jenisPeserta: 'V' | 'O' | 'VO'
  metodeEvaluasi: MetodeEvaluasi
  templat: KodeTemplat | null
  statusPelaksanaan: StatusPelaksanaan
  kunciSpmk: boolean
  versi: number
}

/** What the package knows of the calling vendor; null for staff. */
export interface RekananTab {
  vendorId: number
  peserta: boolean
  /** number under which others see the vendor while names are hidden */
  nomor: number | null
  statusPendaftaran: StatusPendaftaran
  undangan: TipeUndangan[]
  /** parts of the result that are announced by now */
  diumumkan: BagianHasil[]
  /** the winner is announced, and no stage that this vendor has a tab of tells so */
  hasilTanpaTab: boolean
  /** objections that the vendor may send now */
  bolehSanggah: TipeSanggah[]
  /** stages of vendors that are not this one's, and for whom they are */
  tertutup: { kunci: string; alasan: string }[]
}

/** Where a tender is declared finished. */
export interface AkhirTender {
  /** null where the schedule has none of these tabs: it is declared where SPMK is */
  tab: TabAkhir | null
  /** why not yet; null when it may be done now */
  alasan: string | null
}

/** The caller's calendar of a package. */
export interface KalenderPaket {
  /** secret address that calendar programs read; null while there is none */
  url: string | null
}

/** GET /api/paket/{paketId}/tab */
export interface TabAnswer {
  paket: PaketTab
  tab: TabTahap[]
  /** the server's clock */
  waktu: string
  /** rights that the caller may use on this package now */
  bisa: Hak[]
  /** the end of the tender, for who may declare it while it runs; null for others */
  selesai: AkhirTender | null
  /** a pokja member and whether freedom from conflict was declared; null for others */
  pokja: { bebasBenturan: boolean } | null
  rekanan: RekananTab | null
}

/** A file of a stage. */
export interface BerkasTahap {
  id: number
  file: string
  nama: string
  /** jadwal: of the schedule dialog; pengumuman, penjelasan: of the stage's panel */
  tipe: TipeBerkasTahap
  showVendor: boolean
  pada: string
}

export type TipeBerkasTahap = 'jadwal' | 'pengumuman' | 'penjelasan'

/** An opening that was done after its stage: when, and why. */
export interface PembukaanSusulan {
  pada: string
  alasan: string
}

/** A row of GET /api/rup/paket/jadwal/{paketId} and of the upload's answer. */
export interface JadwalTenderRow {
  id: number
  paketPenyediaId: number
  urut: number
  kunci: string
  tahap: string
  include: boolean
  mulai: string | null
  selesai: string | null
  /** is the stage running now? */
  berjalan: boolean
  /** over, running now, or still to come (the specification names the field, not its codes) */
  status: TahapPublik['letak']
  /** staff only, else null */
  noArsip: string | null
  /** printout of that number; for staff */
  fileArsip: string | null
  /** staff and participants, else null */
  remark: string | null
  susulan: PembukaanSusulan | null
  showVendor: boolean
  /** newest file of the schedule dialog that the caller may open */
  fileJadwal: string | null
  /** newest file of the stage's panel that the caller may open */
  fileJadwalPrivate: string | null
  berkas: BerkasTahap[]
}

/** A work location of a package. */
export interface LokasiPublik {
  id: number
  lokasiProyekId: number
  nama: string
  lokasi: string
  detail: string | null
}

export interface DanaPublik {
  id: number
  sumberDana: FundSource
}

export interface KbliPublik {
  id: number
  kode: string
  nama: string
}

/** A row of the public package list; of HPS only the total. */
export interface PaketPublik {
  id: number
  kode: string
  nama: string
  /** when it was published */
  createdAt: string | null
  tahunAnggaran: number
  /** name of the division */
  satuanKerja: string
  jenisPengadaan: JenisPengadaan
  metodePemilihan: MetodePemilihan
  kualifikasi: Kualifikasi | null
  metodeEvaluasi: MetodeEvaluasi
  jenisKontrak: JenisKontrak
  /** HPS in rupiah */
  totalPagu: number
  volumePekerjaan: number
  deskripsi: string | null
  isPDN: boolean
  isUsahaKecil: boolean
  jenisPeserta: 'V' | 'O' | 'VO'
  bobotTeknis: number
  bobotHarga: number
  passingGrade: number
  statusPelaksanaan: StatusPelaksanaan
  /** why the package failed or was cancelled */
  alasan: string | null
  mulaiDaftar: string | null
  selesaiDaftar: string | null
  /** ids, '12,40' */
  kbli: string
  listKbli: KbliPublik[]
  listLokasiKerja: LokasiPublik[]
  listPendanaan: DanaPublik[]
  /** included stages */
  listJadwal: TahapPublik[]
  /** names of the stages that run now */
  tahapSekarang: string[]
  jumlahPeserta: number
}

export interface TahapPublik {
  urut: number
  tahap: string
  mulai: string | null
  selesai: string | null
  /** over, running now (packages under way only), or still to come */
  letak: 'lampau' | 'kini' | 'nanti'
  /** the committee's own work: no vendor has a tab here */
  panitia: boolean
  susulan: PembukaanSusulan | null
}

/** A row of GET /api/rup/paket/lelang-vendor/{vendorId}/tahun/{year} */
export interface PaketRekanan extends PaketPublik {
  statusPendaftaran: StatusPendaftaran
  /** may press DAFTAR now */
  bolehDaftar: boolean
  /** why not, where the window is open */
  alasanTolak: string | null
}

/** GET /api/paket/{id}/informasi (S1 §2.10) */
export interface InformasiPaket extends PaketPublik {
  fileKAK: string | null
  fileLampiran: string | null
  fileLain: string | null
  statusPendaftaran: StatusPendaftaran | null
  bolehDaftar: boolean
  alasanTolak: string | null
  /** staff and participants, else empty */
  jadwal: JadwalTenderRow[]
}

/** A row of GET /api/rup/paket/peserta/{vendorId}/tahun/{year} */
export interface Keikutsertaan {
  id: number
  paketPenyediaId: number
  vendorId: number
  kode: string
  nama: string
  statusPelaksanaan: StatusPelaksanaan
  nomor: number
  terdaftarPada: string
  mundurPada: string | null
}

/** A row of GET /api/rup/paket/peserta/undangan/{vendorId}/tahun/{year} */
export interface UndanganRekanan {
  id: number
  paketPenyediaId: number
  vendorId: number
  kode: string
  nama: string
  tipe: TipeUndangan
  fileUndangan: string
  tglKirim: string
}

/** A row of GET /api/lelang/masa-sanggah */
export interface MasaSanggah {
  id: number
  kode: string
  nama: string
  tipe: TipeSanggah
  tahap: string
  mulai: string
  selesai: string
}

/** A row of GET /api/lelang/hasil-tender */
export interface HasilTender {
  id: number
  kode: string
  nama: string
  tahunAnggaran: number
  metodePemilihan: MetodePemilihan
  /** winner */
  vendor: string
  noRegistrasi: string
  /** when the winner was announced */
  diumumkanPada: string
}

/** A participant; while names are hidden 'Peserta n' and no id, except to staff and of oneself. */
export interface Peserta {
  vendorId: number | null
  nama: string
  nomor: number
  /** staff only: status of the vendor; null for others */
  status: StatusRekanan | null
  noRegistrasi: string | null
  /** staff only: blacklisted now */
  blacklist: boolean
  terdaftarPada: string | null
  mundurPada: string | null
}

/** A row of GET /api/lelang/undangan/{paketId}/{tipe}: who may be invited, and who was. */
export interface UndanganRow {
  vendorId: number
  nama: string
  noRegistrasi: string
  status: StatusRekanan
  /** staff see the flag of a blacklisted participant */
  blacklist: boolean
  tglKirim: string | null
  pengirim: string | null
  /** same as `pengirim`, the name of the specification's call */
  namaPengirim: string | null
  fileUndangan: string | null
  /** the stored letter's original name */
  namaFile: string | null
  /** the tick box that the screen sets, not ticked (S3 §3) */
  include: boolean
}

/** A row of GET /rest/undangan, whose id is the vendor's. */
export interface UndanganRestRow extends UndanganRow {
  id: number
}

export type JenisDokumenTender = 'fileSDP' | 'fileTambahan'

/** One version of a tender document. */
export interface VersiDokumen {
  id: number
  /** stage whose documents these are */
  tahap: string
  jenis: JenisDokumenTender
  versiKe: number
  file: string
  nama: string
  keterangan: string | null
  pada: string
  /** replaced a document after the pick-up had begun: everybody who takes part was told */
  addendum: boolean
}

/** Documents of one pick-up stage: the newest of each kind, and every version, newest first. */
export interface DokumenTahap {
  tahap: string
  namaTahap: string
  fileSDP: string | null
  fileTambahan: string | null
  versi: VersiDokumen[]
  /** for who may upload: why each kind cannot be now, null when it can; null for others */
  unggah: Record<JenisDokumenTender, string | null> | null
}

/**
 * GET /api/lelang/prakualifikasi/upload/{paketId} and GET /api/rup/lelang/prakualifikasi/tender-files/{paketId}: the
 * stage that is current (or the last that the caller may see), and all of them.
 */
export interface DokumenTender extends DokumenTahap {
  semua: DokumenTahap[]
  /** of the upload's answer: an addendum was made; the editor is asked whether this submission is extended */
  addendum: boolean
  pemasukan: { urut: number; tahap: string; selesai: string | null } | null
}

export interface PesanTopik {
  id: number
  chatId: number
  /** own and, to staff, everybody's; else null */
  senderUserId: number | null
  /** 'Peserta 3', own name, 'Panitia Pengadaan'; staff see real names */
  pengirim: string
  staf: boolean
  milikSendiri: boolean
  message: string
  updatedAt: string
}

/** GET /api/tender/chat/message/paket/{paketId}/{tahap} */
export interface TopikPenjelasan {
  id: number
  tahap: FaseTopik
  creatorUserId: number | null
  pembuat: string
  milikSendiri: boolean
  subject: string
  message: string
  createdAt: string
  updatedAt: string
  versi: number
  /** the committee has written */
  dijawab: boolean
  listMessage: PesanTopik[]
}

/** POST /api/lelang/peserta: the registration. */
export interface PendaftaranPeserta {
  paketPenyediaId: number
  nomor: number
  terdaftarPada: string
}
