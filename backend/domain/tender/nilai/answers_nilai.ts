import type { CaraNilai } from './nilai_anggota.ts'

/** GET /api/tender/nilai-anggota/{paketId}: technical scores of the pokja's members. */
export interface NilaiAnggotaPaket {
  cara: CaraNilai
  /** members free of conflict of interest, who all score every vendor that is still in */
  anggota: { penggunaId: number; nama: string; lengkap: boolean }[]
  /** the caller is one of them */
  menilai: boolean
  rekanan: {
    vendorId: number
    nama: string
    /** failed before the technique: needs no score */
    gugur: boolean
    milik: NilaiSatu | null
    /** every member's; null until the caller has scored all, or for the PPK until everybody has */
    semua: NilaiSatu[] | null
    /** of everybody's; null while one is missing or hidden */
    rata: number | null
    menyimpang: boolean
  }[]
}

export interface NilaiSatu {
  penggunaId: number
  nilai: number
  catatan: string | null
  versi: number
}
