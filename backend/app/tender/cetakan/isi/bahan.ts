/** What every printout is made from. */
import db from '@adonisjs/lucid/services/db'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import type Paket from '#app/paket_berjalan/paket'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type { CetakanContent } from '#app/tender/cetakan/cetakan'
import type { orangPaket } from '#app/tender/cetakan/cetakan_query'
import type { Sebutan } from '#app/tender/cetakan/masih_sama/sebutan'
import {
  muatNilai,
  pemenangPaket,
  type NilaiRow,
  type Pemenang,
} from '#app/tender/evaluasi/nilai_query'

export interface CetakanMaterial {
  paket: Paket
  tahap: Tahap
  keadaan: KeadaanPaket
  orang: Awaited<ReturnType<typeof orangPaket>>
  sebutan: Sebutan
}

/** The part of a document that is its own; a refusal when there is nothing to be printed yet. */
export type ContentBuilder = (bahan: CetakanMaterial) => Promise<OwnParts | null>
export type OwnParts = Pick<CetakanContent, 'tabel'> &
  Partial<Pick<CetakanContent, 'fakta' | 'paragraf' | 'tandaTangan'>>

type Named = Pick<CetakanMaterial, 'paket' | 'sebutan'>

/** Evaluations, and the winner, by the names that the paper says. */
export const nilaiDisebut = async ({ paket, sebutan }: Named): Promise<NilaiRow[]> =>
  sebutan.semua(await muatNilai(db, paket.id))

export async function pemenangDisebut({ paket, sebutan }: Named): Promise<Pemenang | null> {
  const pemenang = await pemenangPaket(db, paket.id)
  return pemenang && sebutan.semua([pemenang])[0]!
}

/** Who signs for the selection: one alone is the procurement official of a direct appointment or procurement. */
export const pokja = ({ orang }: Pick<CetakanMaterial, 'orang'>) =>
  orang.pokja.map((o) => ({
    sebagai: orang.pokja.length === 1 ? teks.pejabatPengadaan : teks.pokja,
    ...o,
  }))
