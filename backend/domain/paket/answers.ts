/** Answers of the package calls (S3 §3, §7.1). Money is whole rupiah, times ISO 8601 with offset, days yyyy-MM-dd. */
import type {
  JenisKontrak,
  JenisPengadaan,
  Kualifikasi,
  MetodeEvaluasi,
  MetodePemilihan,
  StatusPelaksanaan,
  StatusPersetujuan,
  FundSource,
} from '../common/choices.ts'
import type { TindakanPaket } from './tindakan_paket.ts'
import type { KegiatanPaket } from './isian_paket.ts'
import type { KodeTemplat } from '../tahap/templat.ts'

/** A row of the package lists. */
export interface PaketRow {
  id: number
  kode: string
  nama: string
  tahunAnggaran: number
  volumePekerjaan: number
  jenisPengadaan: JenisPengadaan
  metodePemilihan: MetodePemilihan
  kualifikasi: Kualifikasi | null
  metodeEvaluasi: MetodeEvaluasi
  jenisKontrak: JenisKontrak
  /** HPS */
  totalPagu: number
  /** code and name of the division */
  satuanKerja: string
  namaSatuanKerja: string
  ppkId: number
  ppk: string
  status: StatusPersetujuan
  catatan: string | null
  statusPelaksanaan: StatusPelaksanaan
  mulaiDaftar: string | null
  selesaiDaftar: string | null
  jumlahPeserta: number
  jumlahPokja: number
  pengaju: string | null
  /** a schedule revision waits for approval */
  adaRevisi: boolean
  createdAt: string
  diubahPada: string
  versi: number
  /** what the caller may do with it now */
  bisa: TindakanPaket[]
}

export interface LokasiKerja {
  id: number
  lokasiProyekId: number
  kode: string
  nama: string
  lokasi: string
  detail: string | null
  nilaiPekerjaan: number | null
  uraianPekerjaan: string | null
  spesifikasiPekerjaan: string | null
  lampiran: string | null
  paketPenyediaId: number
}

export interface Pendanaan {
  id: number
  kegiatanId: number
  kodeKegiatan: string
  namaKegiatan: string
  sumberDana: FundSource
  asalDana: string | null
  mak: string | null
  pagu: number
}

/** What GET /api/rup/paket/sumber-dana/{id} tells vendors and the public; staff get {@link Pendanaan}. */
export type PendanaanUmum = Pick<Pendanaan, 'id' | 'sumberDana' | 'asalDana'>

export interface Hps {
  id: number
  urut: number
  uraian: string
  volume: number
  satuan: string
  hargaSatuan: number
  jumlah: number
}

export interface BerkasJadwal {
  id: number
  file: string
  nama: string
  showVendor: boolean
}

export interface JadwalRow {
  id: number
  urut: number
  /** key of the stage in the template */
  kunci: string
  tahap: string
  noArsip: string | null
  /** where its document is printed: this address and the package's id (S3 §7.4); null: it makes none of the six */
  printout: string | null
  mulai: string | null
  selesai: string | null
  include: boolean
  remark: string | null
  /** newest file that the caller may open, and all of them */
  fileJadwal: string | null
  showVendor: boolean
  berkas: BerkasJadwal[]
}

/** GET /api/rup/templat-durasi: how long a stage usually takes, in working days. */
export interface DurasiTemplat {
  template: KodeTemplat
  urut: number
  durasi: number
  /** working days that the rules demand; 0: none */
  minimum: number
  /** working days between this stage and the next */
  jeda: number
}

/** One step of a pending revision beside what holds now. */
export interface RevisiRow extends JadwalRow {
  mulaiLama: string | null
  selesaiLama: string | null
  includeLama: boolean
  noArsipLama: string | null
  berkas: BerkasRevisi[]
}

/** A file of a step as the revision wants it; `showVendorLama` is null where it comes with the revision. */
export interface BerkasRevisi extends BerkasJadwal {
  showVendorLama: boolean | null
}

export interface RingkasRevisi {
  id: number
  status: 'menunggu' | 'disetujui' | 'diganti' | 'ditolak'
  lanjutkan: boolean
  pengajuId: number
  pengaju: string
  diajukanPada: string
  penyetuju: string | null
  disetujuiPada: string | null
}

/** GET /api/rup/jadwal/revisi/paket/{year} */
export interface PaketRevisi extends PaketRow {
  revisi: RingkasRevisi
  /** its package runs on: there is something to decide (S3 §2.4 'hidden for packages with status S') */
  dapatDiperiksa: boolean
  /** may the caller approve it? */
  bolehSetujui: boolean
  /** why not, for who has the right; null: may, or has no right */
  halangan: string | null
}

/** GET /rest/revisi-jadwal/{id}: the waiting revision of a package, step by step */
export interface RincianRevisi extends PaketRevisi {
  langkah: RevisiRow[]
}

export interface AnggotaPokja {
  penggunaId: number
  nama: string
  jabatan: string | null
  bebasBenturanPada: string | null
}

/** GET /api/paket/{id} */
export interface RincianPaket extends PaketRow {
  deskripsi: string | null
  alasanMetode: string | null
  isPDN: boolean
  isUsahaKecil: boolean
  jenisPeserta: 'V' | 'O' | 'VO'
  bobotTeknis: number
  bobotHarga: number
  passingGrade: number
  noArsip: string | null
  pelaksanaanKontrakAwal: string | null
  pelaksanaanKontrakAkhir: string | null
  pelaksanaanPemilihanPenyediaAwal: string | null
  pelaksanaanPemilihanPenyediaAkhir: string | null
  fileKAK: string | null
  fileLampiran: string | null
  fileLain: string | null
  /** original names of the files by path */
  namaBerkas: Record<string, string>
  /** HPS when it was last approved or turned down, of the package before when it is tendered again */
  totalPaguLama: number | null
  alasan: string | null
  penyetuju: string | null
  /** what it lacks for its next step (submission, approval, publication), by the form's fields */
  kurang: { field: string; message: string }[]
  /** comma list of ids, as the specification has it */
  kbli: string
  listKbli: { id: number; kode: string; nama: string }[]
  listHps: Hps[]
  listPendanaan: Pendanaan[]
  listLokasiKerja: LokasiKerja[]
  listJadwal: JadwalRow[]
  totalPendanaan: number
  pokja: {
    nomor: string | null
    tanggal: string | null
    anggota: AnggotaPokja[]
    /** a change that waits for the PPK */
    usul: UsulPokja | null
  }
  /** the letter that made another one PPK than its activities name */
  suratPpk: { nomor: string; tanggal: string } | null
  /** another PPK, who waits for the PA */
  usulPpk: UsulPpk | null
  /** the caller's part in this package */
  saya: { ppkPaket: boolean; pokja: boolean; bebasBenturan: boolean }
  /** the package that this one tenders again, and the one that tenders this again */
  paketAsal: { id: number; kode: string } | null
  paketUlang: { id: number; kode: string } | null
  revisi: RingkasRevisi | null
  /** stages that a revision may let begin anew although their time has passed, by number */
  bukaUlang: number[]
  lamaPekerjaan: number | null
  jenisHari: 'K' | 'R' | null
  tglKontrak: string | null
  mulaiKontrak: string | null
  selesaiKontrak: string | null
  nilaiKontrak: number | null
  kunciSpmk: boolean
}

/** Another pokja that waits for the PPK, because an offer is in. */
export interface UsulPokja {
  id: number
  nomor: string
  tanggal: string
  /** names */
  anggota: string[]
  pengusul: string
  diusulkanPada: string
}

/** Another PPK, who waits for the PA of the directorate. */
export interface UsulPpk {
  id: number
  nomor: string
  tanggal: string
  sebab: string
  /** names */
  ppk: string
  pengusul: string
  diusulkanPada: string
  /** may the caller decide it? */
  bolehPutus: boolean
}

/** GET /api/paket/{id}/calon-ppk */
export interface CalonPpk {
  id: number
  nama: string
  jabatan: string | null
}

/** DELETE /api/paket/{id} */
export interface PaketTerhapus {
  id: number
}

/** An activity that can be packaged; `sisaPagu` leaves the asked package out of account. */
export interface KegiatanSiap extends KegiatanPaket {
  nama: string
  jenisPengadaan: JenisPengadaan
  divisi: string
  namaDivisi: string
  ppk: string
  pagu: number
}

/** GET /api/paket/acuan/{year} */
export interface AcuanPaket {
  kegiatan: KegiatanSiap[]
  /** there are more of them than are told */
  lainnya: boolean
  paguPla: Record<JenisPengadaan, number>
}

/** POST /api/paket/usul-jadwal */
export interface UsulJadwal {
  urut: number
  tahap: string
  include: boolean
  mulai: string | null
  selesai: string | null
}

/** GET /api/paket/{id}/calon-pokja */
export interface CalonPokja {
  id: number
  nama: string
  jabatan: string | null
  divisi: string | null
  peran: string
}

/** GET /api/paket/{id}/pokja-terakhir: whom the last package's pokja proposes for this one */
export interface PokjaTerakhir {
  paket: { id: number; kode: string; nama: string }
  anggota: { id: number; nama: string }[]
  /** who cannot be taken over, and why */
  tidakIkut: { id: number; nama: string; alasan: string }[]
}

/** One change of a package since it was last approved or submitted. */
export interface PerubahanPaket {
  waktu: string
  pelaku: string
  aksi: string
  alasan: string | null
  /** `{ field: [before, after] }` */
  beda: Record<string, [unknown, unknown]>
}
