/** Answers of the monitors (S3 §2.7, §7.4). Times ISO 8601, days yyyy-MM-dd; `hari` counts by the server's clock. */
import type { JenisIjin, StatusBagian, StatusRekanan } from '../common/choices.ts'
import type { LetakTahap, Tenggat } from './tenggat.ts'

/** GET /monitor2/masterdivisi */
export interface MasterDivisi {
  nama: string
  kode: string
  parent: string | null
  nick: string
}

interface PaketPantauan {
  paketId: number
  kode: string
  nama: string
  /** code of the division whose work it is */
  divisi: string
  namaDivisi: string
  /** the caller may open the package */
  bolehBuka: boolean
}

/** A row of GET /monitor2/proses/{divisiCode}: a stage of a package under way. */
export interface MonitorJadwal extends PaketPantauan {
  id: number
  urut: number
  tahap: string
  mulai: string
  selesai: string
  letak: LetakTahap
  /** the package is paused */
  ditunda: boolean
  /** days until the stage's last day; negative after it */
  hari: number
  tenggat: Tenggat
}

export interface TahapBagan {
  id: number
  urut: number
  tahap: string
  mulai: string
  selesai: string
  letak: LetakTahap
}

/** A row of /rest/monitor-bagan: a package under way with its included stages. */
export interface MonitorBagan extends PaketPantauan {
  id: number
  ditunda: boolean
  listJadwal: TahapBagan[]
}

/** A row of GET /monitor2/ijin-usaha/{all, tidakBerlaku, berlaku}. */
export interface MonitorIjin {
  id: number
  vendorId: number
  nama: string
  bentuk: string | null
  jenis: JenisIjin
  nomor: string
  /** last valid day; null: without end */
  berlaku: string | null
  hari: number | null
  tenggat: Tenggat
  /** of the vendor, as others see it */
  statusVendor: StatusRekanan
  /** of the dossier's section: A when the licence is verified */
  statusIjin: StatusBagian
}

/** A row of GET /monitor2/monitor-kontrak/{divisiCode}. */
export interface MonitorKontrak extends PaketPantauan {
  id: number
  noSpk: string | null
  tglKontrak: string
  mulaiKontrak: string
  selesaiKontrak: string
  hari: number
  tenggat: Tenggat
  /** login of who made the contract */
  userId: string | null
  pembuat: string | null
}
