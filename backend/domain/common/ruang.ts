/** Room for documents: how much of it is used, in bytes. */
export interface Ruang {
  terpakai: number
  batas: number
}

/** Quotas in MB, where their parameters were never installed. */
export const KUOTA_BAWAAN = { KUOTA_DOSIR: 500, KUOTA_PENAWARAN: 400, KUOTA_PAKET: 2000 } as const

/** From here on its owner is told, before anything is refused. */
const AMBANG = 0.8

export const hampirPenuh = ({ terpakai, batas }: Ruang): boolean => terpakai > batas * AMBANG
