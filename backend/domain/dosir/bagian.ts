/** The ten dossier sections and the life cycle of a vendor (decisions §3, S2 §4): pure transitions. */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import type { Hak } from '../common/rights.ts'
import type {
  JenisIjin,
  JenisRekanan,
  StatusBagian,
  StatusPengguna,
  StatusRekanan,
} from '../common/choices.ts'

const BAGIAN_KEYS = [
  'perusahaan',
  'ijin',
  'akta',
  'pemilik',
  'pengurus',
  'pengalaman',
  'pajak',
  'dataPribadi',
  'pengalamanPerson',
  'sertifikat',
] as const
export type BagianKey = (typeof BAGIAN_KEYS)[number]

/** Names shared by the status and remark columns; both kinds of vendors use one vendor row. */
export type NamaKolom =
  'Perusahaan' | 'Ijin' | 'Akta' | 'Pemilik' | 'Pengurus' | 'Pengalaman' | 'Pajak' | 'Sertifikat'

export interface BagianDosir {
  kunci: BagianKey
  jenis: JenisRekanan
  /** `jenisStatus` of POST /vendor/perusahaan/status and the remark calls. */
  jenisStatus: NamaKolom
  /** JSON names, statusIjin and remarkIjin. */
  statusJson: `status${NamaKolom}`
  remarkJson: `remark${NamaKolom}`
  /** Database columns, status_ijin and remark_ijin. */
  kolomStatus: string
  kolomRemark: string
  /** Records that the section needs before it waits for verification. */
  minimum: number
  path: string
  judul: string
  hak: Hak
}

function bagian(
  key: BagianKey,
  jenis: JenisRekanan,
  nama: NamaKolom,
  path: string,
  minimum = 1
): BagianDosir {
  return {
    kunci: key,
    jenis,
    jenisStatus: nama,
    statusJson: `status${nama}`,
    remarkJson: `remark${nama}`,
    kolomStatus: `status_${nama.toLowerCase()}`,
    kolomRemark: `remark_${nama.toLowerCase()}`,
    minimum,
    path,
    judul: teks.bagian[key],
    hak: jenis === 'V' ? 'dosir.kelola' : 'dosir.person.kelola',
  }
}

/** Minimum number of experience records (S2 §5, decisions §3). */
const MINIMUM_PENGALAMAN = 2

export const BAGIAN_DOSIR: readonly BagianDosir[] = [
  bagian('perusahaan', 'V', 'Perusahaan', '/vendor/perusahaan'),
  bagian('ijin', 'V', 'Ijin', '/vendor/ijin'),
  bagian('akta', 'V', 'Akta', '/vendor/akta'),
  bagian('pemilik', 'V', 'Pemilik', '/vendor/pemilik'),
  bagian('pengurus', 'V', 'Pengurus', '/vendor/pengurus'),
  bagian('pengalaman', 'V', 'Pengalaman', '/vendor/pengalaman', MINIMUM_PENGALAMAN),
  bagian('pajak', 'V', 'Pajak', '/vendor/pajak'),
  bagian('dataPribadi', 'O', 'Perusahaan', '/person/data'),
  bagian('pengalamanPerson', 'O', 'Pengalaman', '/person/pengalaman', MINIMUM_PENGALAMAN),
  bagian('sertifikat', 'O', 'Sertifikat', '/person/sertifikat'),
]

export const bagianUntuk = (jenis: JenisRekanan): BagianDosir[] =>
  BAGIAN_DOSIR.filter((b) => b.jenis === jenis)

export function bagianDosir(key: BagianKey): BagianDosir {
  return BAGIAN_DOSIR.find((b) => b.kunci === key)!
}

/** The section of a `jenisStatus`; 'Ijin', 'ijin', 'statusIjin' and 'remarkIjin' name the same. */
export function bagianDariJenisStatus(jenis: JenisRekanan, nama: string): BagianDosir | null {
  const polos = nama.replace(/^(status|remark)/i, '').toLowerCase()
  return bagianUntuk(jenis).find((b) => b.jenisStatus.toLowerCase() === polos) ?? null
}

export interface KeadaanBagian {
  status: StatusBagian
  remark: string | null
}

/** What the section holds after a save or a deletion. */
export interface BagianContent {
  jumlah: number
  /** Only for ijin: is an NIB among the licences? */
  adaNib?: boolean
  /** Only for experience: a verifier exempted a young firm. */
  bebasPengalaman?: boolean
}

/** Does the section hold what it needs to be verified? Ijin needs an NIB, experience two records. */
export function bagianLengkap(b: BagianDosir, isi: BagianContent): boolean {
  if (b.kunci === 'ijin') return isi.jumlah >= b.minimum && isi.adaNib === true
  if (b.jenisStatus === 'Pengalaman' && isi.bebasPengalaman) return true
  return isi.jumlah >= b.minimum
}

/** Records that the section still needs; none where a verifier exempted the vendor. */
export const recordsMissing = (b: BagianDosir, isi: BagianContent): number =>
  bagianLengkap(b, isi) ? 0 : Math.max(0, b.minimum - isi.jumlah)

/** After the vendor saved or deleted: V when complete (A, E and remarked ones too), else N. */
export function setelahSimpan(
  b: BagianDosir,
  kini: KeadaanBagian,
  isi: BagianContent
): KeadaanBagian {
  return bagianLengkap(b, isi)
    ? { status: 'V', remark: null }
    : { status: 'N', remark: kini.remark }
}

/** A verifier may set A on what is complete and waits, or was remarked; not on A, not on an expired one. */
export const bolehVerifikasi = (kini: KeadaanBagian, lengkap: boolean): boolean =>
  lengkap && (kini.status === 'V' || (kini.status === 'N' && !!kini.remark))
export const setelahVerifikasi = (): KeadaanBagian => ({ status: 'A', remark: null })

/** Once a section is A its remark box is gone (S2 §4). */
export const bolehRemark = (kini: KeadaanBagian): boolean => kini.status !== 'A'
export const setelahRemark = (remark: string): KeadaanBagian => ({ status: 'N', remark })

/** A licence as expiry sees it; `berlaku` is a day `yyyy-MM-dd`, null means no end. */
export interface MasaIjin {
  jenis: JenisIjin
  berlaku: string | null
}

/** Kinds whose last licence must not be expired, when the vendor holds one. */
export const JENIS_IJIN_WAJIB: readonly JenisIjin[] = ['NIB', 'SIUP', 'SIUJK', 'SBU']

/** Has the NIB or the last licence of a required kind expired? A licence is valid through its last day. */
export function ijinKedaluwarsa(ijin: readonly MasaIjin[], today: string): boolean {
  return JENIS_IJIN_WAJIB.some((jenis) => {
    const sejenis = ijin.filter((i) => i.jenis === jenis)
    return sejenis.length > 0 && sejenis.every((i) => i.berlaku !== null && i.berlaku < today)
  })
}

/**
 * Is this record the last one that an active vendor's status rests on: its NIB, its licence of a required kind, one of
 * the records that the section needs? Such a record is replaced, not removed (decisions §3).
 * @param ijin only of a licence: its kind, and whether another one of that kind is there
 */
export function tumpuanTerakhir(
  b: BagianDosir,
  isi: BagianContent,
  ijin?: { jenis: JenisIjin; lain: boolean }
): boolean {
  if (ijin) return JENIS_IJIN_WAJIB.includes(ijin.jenis) && !ijin.lain
  return !(b.jenisStatus === 'Pengalaman' && isi.bebasPengalaman) && isi.jumlah <= b.minimum
}

/** The licence section on expiry: A and V read E; what the vendor still has to correct stays N. */
export const setelahKedaluwarsa = (kini: KeadaanBagian): KeadaanBagian =>
  kini.status === 'N' ? kini : { ...kini, status: 'E' }

/**
 * Vendor status from its sections (decisions §3). N; all V or A → V; all A → A. A stays A while a changed section
 * waits or is remarked. A becomes E when verified licences have expired; E becomes A again when those that were verified
 * are valid, whatever waits beside them. I and S belong to the user: see `statusTampil`.
 * @param terverifikasi are its licences, of whose validity it is told, those that a verifier has seen?
 */
export function statusRekanan(
  bagianStatus: readonly StatusBagian[],
  kini: StatusRekanan,
  masa: { kedaluwarsa: boolean; terverifikasi: boolean }
): StatusRekanan {
  if (kini === 'I' || kini === 'S') return kini
  if (kini === 'A') return masa.kedaluwarsa ? 'E' : 'A'
  const semuaA = bagianStatus.length > 0 && bagianStatus.every((s) => s === 'A')
  if (kini === 'E') {
    if (masa.kedaluwarsa) return 'E'
    return semuaA || masa.terverifikasi ? 'A' : 'E'
  }
  if (semuaA && !masa.kedaluwarsa) return 'A'
  const siap = bagianStatus.length > 0 && bagianStatus.every((s) => s === 'V' || s === 'A')
  return siap ? 'V' : 'N'
}

/** What others see: the user's I or S covers the vendor's own status until it is lifted. */
export const statusTampil = (dasar: StatusRekanan, pengguna: StatusPengguna): StatusRekanan =>
  pengguna === 'A' ? dasar : pengguna

/** Only A registers for packages, and not while blacklisted. */
export const bolehIkutPaket = (status: StatusRekanan, blacklist: boolean): boolean =>
  status === 'A' && !blacklist
/** The package list shows once the status is neither N nor V. */
export const tampilDaftarPaket = (status: StatusRekanan): boolean =>
  status !== 'N' && status !== 'V'

/** Flag set and today inside its dates; open dates (null) are unbounded, both ends included. */
export function blacklistAktif(
  flag: boolean,
  mulai: string | null,
  selesai: string | null,
  today: string
): boolean {
  if (!flag) return false
  return (mulai === null || mulai <= today) && (selesai === null || today <= selesai)
}

/** 'V-2026-00001' or 'O-2026-00001'. */
export const noRegistrasi = (jenis: JenisRekanan, tahun: number, urut: number): string =>
  `${jenis}-${tahun}-${String(urut).padStart(5, '0')}`

/** Certificate number, '00012/SERT-V/2026'. */
export const nomorSertifikat = (jenis: JenisRekanan, tahun: number, urut: number): string =>
  `${String(urut).padStart(5, '0')}/SERT-${jenis}/${tahun}`

/** Edge values of the specifications: vendor or deed id of what does not exist yet, date that is unset. */
export const ID_BELUM_ADA = -999
export const TANGGAL_KOSONG = '0000-00-00'
