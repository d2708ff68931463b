/** Answers of the work order's calls (S3 §3 'SPK', §7.4). Money is whole rupiah. */
import type { TipeBiaya } from './aturan_spk.ts'

export interface SpkPekerjaan {
  id: number
  nama: string
  quantity: number
  satuan: number
  hargaSatuan: number
  jumlah: number
}

export interface SpkHeader {
  id: number
  nama: string
  tipeBiaya: TipeBiaya
  jumlah: number
  spk_pekerjaan: SpkPekerjaan[]
}

/** GET /api/spk/{tenderId}; `spk` is empty and `versi` null before the first save. */
export interface SpkAnswer {
  tenderId: number
  kode: string
  nama: string
  /** HPS of its packages that did not fail and were not cancelled */
  totalPagu: number
  /** what its packages were agreed for together, which it may not pass either; null while one has no contract */
  nilaiKontrak: number | null
  total: number
  versi: number | null
  /** why it cannot be saved any more; null while it can */
  halangan: string | null
  spk: SpkHeader[]
}

/** GET /api/spk/pdf/{tenderId} */
export interface SpkFile {
  file: string
}

/** GET /api/spk: the tenders for which the caller may make one */
export interface SpkTender {
  id: number
  kode: string
  nama: string
}
