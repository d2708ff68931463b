/** Room for documents: how much of it is used, in bytes. */
export interface Ruang {
  terpakai: number
  batas: number
}

/** From here on its owner is told, before anything is refused. */
const AMBANG = 0.8

export const hampirPenuh = ({ terpakai, batas }: Ruang): boolean => terpakai > batas * AMBANG
