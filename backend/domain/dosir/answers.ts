/**
 * Answers of the vendor dossier (S2 §7 'Company dossier' and 'Individual vendor'). Days are yyyy-MM-dd, times
 * ISO 8601 with offset, money whole rupiah, documents stored paths (`berkas/…`), NPWP in its mask.
 * `versi` is sent back with a change: a stale one answers 409.
 */
import type { Ruang } from '../common/ruang.ts'
import type { BagianKey } from './bagian.ts'
import type { RingkasanDosir } from './ringkasan.ts'
import type {
  BentukUsaha,
  JenisIjin,
  JenisRekanan,
  SatuanSaham,
  StatusBagian,
  StatusRekanan,
  UkuranUsaha,
} from '../common/choices.ts'

/** What is shown of a stored document; `ukuran` in bytes. */
export interface InfoBerkas {
  nama: string
  ukuran: number
  mime: string
}

/** Common to every record. `berkas` has one entry a document that is stored and may be seen. */
interface CatatanDosir<Dok extends string = never> {
  id: number
  vendorId: number
  versi: number
  diubahPada: string
  berkas: Partial<Record<Dok, InfoBerkas>>
}

/** A section of a dossier as its vendor and the verifiers see it. */
export interface StatusBagianDosir {
  kunci: BagianKey
  status: StatusBagian
  /** what a verifier finds missing */
  remark: string | null
  /** number of records */
  jumlah: number
  /** records that it still needs */
  kurang: number
  lengkap: boolean
  /** the version that packages are judged by while a changed one waits for verification */
  versiBerlaku: VersiBerlaku | null
}

/** The last verified version of a section. */
export interface VersiBerlaku {
  versi: number
  pada: string
}

/** GET /vendor/{vendorId}: overall status, every section's status and remark, blacklist. */
export interface StatusDosir {
  /** -999 before the first save */
  vendorId: number
  nama: string
  noRegistrasi: string | null
  jenis: JenisRekanan
  /** what others see: the account's I or S covers the vendor's own */
  status: StatusRekanan
  statusPerusahaan: StatusBagian
  statusIjin: StatusBagian
  statusAkta: StatusBagian
  statusPemilik: StatusBagian
  statusPengurus: StatusBagian
  statusPengalaman: StatusBagian
  statusPajak: StatusBagian
  statusSertifikat: StatusBagian
  remarkPerusahaan: string | null
  remarkIjin: string | null
  remarkAkta: string | null
  remarkPemilik: string | null
  remarkPengurus: string | null
  remarkPengalaman: string | null
  remarkPajak: string | null
  remarkSertifikat: string | null
  /** a young firm, exempted from the two experiences */
  bebasPengalaman: boolean
  /** sections of this kind of vendor in order, with what each holds */
  bagian: StatusBagianDosir[]
  /** what is to do, counted, and what of it comes first */
  ringkasan: RingkasanDosir
  /** the list of packages shows: the status is neither N nor V */
  daftarPaket: boolean
  blacklist: boolean
  /** flag set and today inside its dates */
  blacklistAktif: boolean
  blacklistTglMulai: string | null
  blacklistTglSelesai: string | null
  fileSertifikat: string | null
  /** how full the room for documents is; null while there is enough */
  ruang: Ruang | null
  versi: number
}

/** GET /vendor/registrasi/perusahaan/{vendorId}; null before the first save. */
export interface DataPerusahaan extends CatatanDosir<
  'skPkp' | 'fileFormulir' | 'fileNonPKP' | 'fileSertifikat'
> {
  nama: string
  noRegistrasi: string
  /** masked for who may not see it */
  npwp: string
  noPengukuhan: string | null
  /** taxable entrepreneur: the number is filled */
  pkp: boolean
  email: string | null
  website: string | null
  alamat: string
  kodepos: string
  telepon: string
  fax: string | null
  cabang: boolean
  provinsi: string
  namaProvinsi: string
  kabkod: string
  namaKabkod: string
  bentuk: BentukUsaha
  ukuran: UkuranUsaha | null
  pusat: {
    alamatPusat: string | null
    teleponPusat: string | null
    faxPusat: string | null
    emailPusat: string | null
  } | null
  skPkp: string | null
  fileFormulir: string | null
  fileNonPKP: string | null
  fileSertifikat: string | null
  /** address of the account */
  emailMember: string
  status: StatusRekanan
}

export interface AcuanKbli {
  id: number
  kode: string
  nama: string
  kategori: string
}
export interface AcuanSbu {
  id: number
  kode: string
  subklasifikasi: string
  edisi: number
}
export interface AcuanWilayah {
  kode: string
  nama: string
}

/** GET /vendor/ijinusaha/{vendorId} */
export interface IjinUsaha extends CatatanDosir<'dokumen'> {
  jenis: JenisIjin
  nomor: string
  berlaku: string | null
  instansi: string
  kualifikasi: string | null
  kbli: number[]
  sbu: number[]
  kbliRinci: AcuanKbli[]
  sbuRinci: AcuanSbu[]
  keterangan: string | null
  dokumen: string | null
}

/** GET /vendor/register3/akta/{vendorId}; aktaId -999 and nulls when there is none. */
export interface Akta {
  aktaId: number
  vendorId: number
  versi: number | null
  diubahPada: string | null
  aktaANo: string | null
  aktaATgl: string | null
  aktaANotaris: string | null
  aktaADoc: string | null
  aktaUNo: string | null
  aktaUTgl: string | null
  aktaUNotaris: string | null
  aktaUDoc: string | null
  berkas: Partial<Record<'aktaADoc' | 'aktaUDoc', InfoBerkas>>
}

/** GET /vendor/pemilik/{vendorId}; noKtp masked for staff unless asked for with `pribadi=1`. */
export interface Pemilik extends CatatanDosir<'fileKTP'> {
  nama: string
  noKtp: string
  alamat: string
  saham: number
  satuan: SatuanSaham
  fileKTP: string | null
}

/** GET /vendor/pengurus/{vendorId}; noKtp and npwp as of owners. */
export interface Pengurus extends CatatanDosir<'dokKtp'> {
  nama: string
  noKtp: string
  npwp: string
  alamat: string
  jabatan: string
  tglMulai: string | null
  dokKtp: string | null
}

/** GET /vendor/pengalaman/{vendorId} */
export interface Pengalaman extends CatatanDosir<'dokumen'> {
  namaKontrak: string
  lokasi: string
  instansi: string
  alamat: string
  telepon: string
  noKontrak: string
  nilaiKontrak: number
  persentase: number
  tglPelaksanaan: string
  tglSelesaiKontrak: string
  tglSerahTerima: string | null
  keterangan: string
  dokumen: string | null
}

/** GET /vendor/pajak/{vendorId} */
export interface Pajak extends CatatanDosir<'dokumen'> {
  jenis: string
  masa: string
  nomorTerima: string
  tanggalTerima: string
  dokumen: string | null
}

/** GET /vendor/person/data-pribadi/{vendorId}; null before the first save. */
export interface DataPribadi extends CatatanDosir<'fileKtp' | 'fileNpwp' | 'fileFormulir'> {
  nama: string
  noRegistrasi: string
  alamat: string
  provinsi: string
  namaProvinsi: string
  kabkod: string
  namaKabkod: string
  kodepos: string
  telepon: string
  email: string | null
  noKtp: string
  npwp: string
  fileKtp: string | null
  fileNpwp: string | null
  fileFormulir: string | null
  emailMember: string
  status: StatusRekanan
}

/** GET /vendor/person/pengalaman/{vendorId} */
export interface PengalamanPerson extends CatatanDosir {
  nama: string
  instansi: string
  jabatan: string
  tahun: number
  durasiTahun: number
  durasiBulan: number
  durasiHari: number
  keterangan: string
}

/** GET /vendor/person/sertifikat/{vendorId} */
export interface SertifikatPerson extends CatatanDosir<'fileSertifikat'> {
  keahlian: string
  noSertifikat: string
  fileSertifikat: string | null
}

/** GET /vendor/person/status/{vendorId} */
export interface StatusPerson {
  vendorId: number
  status: StatusRekanan
  statusPerusahaan: StatusBagian
  statusPengalaman: StatusBagian
  statusSertifikat: StatusBagian
  remarkPerusahaan: string | null
  remarkPengalaman: string | null
  remarkSertifikat: string | null
}

/** POST /vendor/ijinusaha/next: the section after `posisi`, null after the last one. */
export interface BagianBerikut {
  kunci: BagianKey
  judul: string
  path: string
}

/** A record as it was saved, with its id under the specification's name and its section's new status. */
export interface AktaTersimpan extends Akta {
  statusAkta: StatusBagian
}
export interface IjinUsahaTersimpan extends IjinUsaha {
  ijinUsahaId: number
  statusIjin: StatusBagian
}
export interface PemilikTersimpan extends Pemilik {
  pemilikId: number
  statusPemilik: StatusBagian
}
export interface PengurusTersimpan extends Pengurus {
  pengurusId: number
  statusPengurus: StatusBagian
}
export interface PengalamanTersimpan extends Pengalaman {
  pengalamanId: number
  statusPengalaman: StatusBagian
}
export interface PajakTersimpan extends Pajak {
  pajakId: number
  statusPajak: StatusBagian
}
export interface PengalamanPersonTersimpan extends PengalamanPerson {
  pengalamanId: number
  statusPengalaman: StatusBagian
}
export interface SertifikatPersonTersimpan extends SertifikatPerson {
  sertifikatId: number
  statusSertifikat: StatusBagian
}

/** A record that was deleted, with its section's new status. */
interface Dihapus {
  id: number | null
}
export interface IjinUsahaDihapus extends Dihapus {
  statusIjin: StatusBagian
}
export interface PemilikDihapus extends Dihapus {
  statusPemilik: StatusBagian
}
export interface PengurusDihapus extends Dihapus {
  statusPengurus: StatusBagian
}
export interface PengalamanDihapus extends Dihapus {
  statusPengalaman: StatusBagian
}
export interface PajakDihapus extends Dihapus {
  statusPajak: StatusBagian
}
export interface SertifikatPersonDihapus extends Dihapus {
  statusSertifikat: StatusBagian
}
