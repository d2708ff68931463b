/** Shapes of the rehearsal's answers. */
export type KeadaanLatihan = 'mati' | 'menyiapkan' | 'siap' | 'gagal'

export interface LatihanAnswer {
  /** false: this installation offers none */
  ada: boolean
  keadaan: KeadaanLatihan
  /** may this user have the room built anew? */
  bolehUlang: boolean
}

export interface TiketLatihan {
  /** address in the room, good once and for a minute */
  url: string
}
