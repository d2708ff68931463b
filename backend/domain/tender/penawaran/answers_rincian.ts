/** Answers about the lines of a package and their unit prices in offers. Whole rupiah. */

/** GET /api/lelang/rincian/{paketId}: a line as vendors see it. */
export interface BarisPekerjaan {
  id: number
  /** of the line, from 1 */
  nomor: number
  uraian: string
  volume: number
  satuan: string
}

/** A line beside the buyer's estimate, and which unit prices of it stand out. */
export interface BarisPemeriksaan extends Omit<BarisPekerjaan, 'id'> {
  /** unit price of the HPS */
  hargaHps: number
  /** among the opened offers; null where none has lines */
  terendah: number | null
  tertinggi: number | null
}

export interface HargaBaris {
  hargaSatuan: number
  /** volume × unit price, rounded */
  jumlah: number
  /** unit price above 110 % of the HPS's */
  tinggi: boolean
}

export interface PemeriksaanRekanan {
  vendorId: number
  nama: string
  /** as the vendor wrote it */
  hargaPenawaran: number | null
  /** in the order of `baris`; null where the vendor wrote a total only */
  harga: HargaBaris[] | null
  /** what the lines come to; null without lines */
  jumlah: number | null
  /** `jumlah` less `hargaPenawaran`; 0 when they agree */
  selisih: number | null
}

/** GET /api/tender/rincian-harga/{paketId} */
export interface PemeriksaanHarga {
  baris: BarisPemeriksaan[]
  rekanan: PemeriksaanRekanan[]
}
