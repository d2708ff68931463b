/**
 * What the three simple master tables have in common, said once a table: the contract calls under
 * `/userman/…` and the resources under `/rest/…` run over the same description.
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { DokRute } from '#inti/dok'
import type { GalatIsian } from '#inti/galat'
import type { SumberJurnal } from '#inti/jurnal'
import type { Koneksi } from '#inti/sql'

export type Isi = Readonly<Record<string, string | null>>

/** The body as it came: the columns, and the version that the client read. */
export type IsianMaster = Readonly<Record<string, string | number | null | undefined>>

export interface SumberMaster<Jawaban> {
  /** resource name of `/rest/{nama}` and `/userman/{nama}` */
  nama: string
  tabel: string
  /** noun of the messages, as S2 §8 has it */
  objek: string
  /** editable columns */
  kolom: readonly string[]
  /** searchable columns, those of the trigram index */
  cari: readonly string[]
  /** sortable answer key → SQL */
  urut: Readonly<Record<string, string>>
  /** select list over alias `m` */
  pilih: string
  /** unique constraint → field and message */
  unik: Readonly<Record<string, readonly [string, string]>>
  /** shape of the body, for the documentation; `baca` judges by it */
  validator: NonNullable<DokRute['badan']>
  baca: (ctx: HttpContext) => Promise<IsianMaster>
  /** business rules on the trimmed values; `lama` is the stored row when it is edited */
  aturan: (koneksi: Koneksi, isi: Isi, lama: BarisMaster | null) => Promise<GalatIsian[]>
  /** refuses a change that this person may not make */
  jaga?: (koneksi: Koneksi, oleh: SumberJurnal, isi: Isi, lama: BarisMaster) => Promise<void>
  transform: (baris: BarisMaster) => Jawaban
}

export type BarisMaster = { id: number; versi: number } & Record<
  string,
  string | number | boolean | null
>
