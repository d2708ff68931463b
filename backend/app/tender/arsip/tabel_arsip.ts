/** What a table of an archive is: its columns by their words, the statement that fills it, and who gets it. */
import type { Pilihan } from '@eproc/domain/common/choices'
import type { arsip as teks } from '@eproc/i18n/id/arsip'
import type { PembacaArsip } from '#app/tender/arsip/pembaca_arsip'

export type KolomArsip = keyof typeof teks.label
export type NilaiArsip = string | number | boolean | Date | null | object

export interface TabelArsip {
  kunci: keyof typeof teks.tabel
  kolom: readonly KolomArsip[]
  /** asks for the package's id once */
  perintah: string
  /** words of codes */
  arti?: Partial<Record<KolomArsip, readonly Pilihan<string>[]>>
  perlu?: keyof PembacaArsip
}
export interface LembarArsip {
  kunci: keyof typeof teks.dokumen
  perlu?: keyof PembacaArsip
  tabel: readonly TabelArsip[]
}

/** Words of a code that is nowhere else. */
export const arti = (kata: Readonly<Record<string, string>>): Pilihan<string>[] =>
  Object.entries(kata).map(([kode, isi]) => ({ kode, teks: isi }))
