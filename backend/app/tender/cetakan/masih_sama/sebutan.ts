/** By id, what a printout calls those whom it names, and the share below which it calls an offer unusually low. */
export interface SebutanTersimpan {
  rekanan: Record<string, string>
  pengguna: Record<string, string>
  /** null: it tells of no price */
  ambang: number | null
  /** who has a column each, from left to right */
  kolom?: number[]
}

/**
 * What names and parameters are while a printout is drawn: those of now, or, to be compared with an earlier one, those that
 * it was drawn with, as far as it had them. A vendor's new name says nothing else about the tender.
 */
export class Sebutan {
  /** what was said, to be kept with the paper */
  readonly dipakai: SebutanTersimpan = { rekanan: {}, pengguna: {}, ambang: null }
  readonly #dulu: SebutanTersimpan | null

  constructor(dulu: SebutanTersimpan | null = null) {
    this.#dulu = dulu
  }

  rekanan(id: number, nama: string): string {
    return (this.dipakai.rekanan[id] = this.#dulu?.rekanan[id] ?? nama)
  }

  pengguna(id: number | null, nama: string): string {
    return id === null ? nama : (this.dipakai.pengguna[id] = this.#dulu?.pengguna[id] ?? nama)
  }

  /** These rows of vendors, with their names. */
  semua<Row extends { vendorId: number; nama: string }>(baris: readonly Row[]): Row[] {
    return baris.map((b) => ({ ...b, nama: this.rekanan(b.vendorId, b.nama) }))
  }

  /** These people as columns: by their names, in the order that the earlier paper has them. */
  kolom<Orang extends { penggunaId: number }>(orang: readonly Orang[]): Orang[] {
    const dulu = this.#dulu?.kolom ?? []
    const tempat = ({ penggunaId }: Orang) => dulu.indexOf(penggunaId) + 1 || dulu.length + 1
    const urut = orang.toSorted((a, b) => tempat(a) - tempat(b))
    this.dipakai.kolom = urut.map(({ penggunaId }) => penggunaId)
    return urut
  }

  ambang(kini: number): number {
    return (this.dipakai.ambang = this.#dulu?.ambang ?? kini)
  }
}
