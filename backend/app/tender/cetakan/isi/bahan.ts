/** What every printout is made from. */
import type { Tahap } from '@eproc/domain/tahap/templat'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import type Paket from '#app/paket_berjalan/paket'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type { CetakanContent } from '#app/tender/cetakan/cetakan'
import type { orangPaket } from '#app/tender/cetakan/cetakan_query'

export interface CetakanMaterial {
  paket: Paket
  tahap: Tahap
  keadaan: KeadaanPaket
  orang: Awaited<ReturnType<typeof orangPaket>>
}

/** The part of a document that is its own; a refusal when there is nothing to be printed yet. */
export type ContentBuilder = (bahan: CetakanMaterial) => Promise<OwnParts | null>
export type OwnParts = Pick<CetakanContent, 'tabel'> &
  Partial<Pick<CetakanContent, 'fakta' | 'paragraf' | 'tandaTangan'>>

/** Who signs for the selection: one alone is the procurement official of a direct appointment or procurement. */
export const pokja = ({ orang }: Pick<CetakanMaterial, 'orang'>) =>
  orang.pokja.map((o) => ({
    sebagai: orang.pokja.length === 1 ? teks.pejabatPengadaan : teks.pokja,
    ...o,
  }))
