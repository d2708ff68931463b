/** Offers that were never opened, and their destruction (sealing.md §4). Times ISO 8601 with offset. */

/** GET /api/tender/pemusnahan/{paketId}, and what its deeds answer. */
export interface PemusnahanPaket {
  keadaan: KeadaanPemusnahan
  /** versions of files that were never opened and are kept sealed */
  berkas: number
  /** of how many vendors */
  rekanan: number
  /** bytes as they are stored */
  ukuran: number
  /** how long they are kept after the end of the package */
  hari: number
  /** from when they may be destroyed; null while the package runs */
  sejak: string | null
  permintaan: { alasan: string; oleh: string; pada: string } | null
  pengesahan: { oleh: string; pada: string; nomor: string; file: string } | null
  bisa: TindakanPemusnahan[]
}

/** `berjalan`: the package has not ended; `kosong`: nothing was left unopened; `disimpan`: until the retention time is over. */
export type KeadaanPemusnahan =
  'berjalan' | 'kosong' | 'disimpan' | 'dapat' | 'diminta' | 'dimusnahkan'
export type TindakanPemusnahan = 'minta' | 'tolak' | 'sahkan'
