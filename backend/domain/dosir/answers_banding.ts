/** The verified and the present version of a section, side by side (decisions §3). */

/** A stored document of either version; both can be opened. */
export interface BerkasBanding {
  nama: string
  /** stored path, begins `berkas/` */
  jalur: string
}

export type NilaiBanding = string | number | boolean | null | readonly string[] | BerkasBanding

export interface BarisBanding {
  /** name of the field as in the API */
  kolom: string
  terverifikasi: NilaiBanding
  kini: NilaiBanding
  berubah: boolean
}

export interface RekamanBanding {
  id: number
  /** '' for a section of one record */
  judul: string
  jenis: 'tambah' | 'ubah' | 'hapus'
  isi: BarisBanding[]
}

/** GET /api/vendor/{vendorId}/banding/{bagian}; null where no verified version differs from what stands now. */
export interface BandingBagian {
  versi: number
  /** when it was verified */
  pada: string
  /** records that differ */
  catatan: RekamanBanding[]
  /** number of records that are as they were */
  sama: number
}
