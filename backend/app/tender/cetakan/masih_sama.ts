/** Does a printout still say what the data say? One answer for its public page and for whoever prints again. */
import type { JenisCetakan } from '@eproc/domain/tahap/cetakan'
import type { Tahap } from '@eproc/domain/tahap/templat'
import type Paket from '#app/paket_berjalan/paket'
import { sebutSama, type CetakanContent } from '#app/tender/cetakan/cetakan'
import { susunIsi } from '#app/tender/cetakan/isi/susun'
import { Sebutan, type SebutanTersimpan } from '#app/tender/cetakan/sebutan'

export interface KertasLama {
  jenis: JenisCetakan
  isi: CetakanContent
  sebutan: SebutanTersimpan | null
}

export async function masihSama(lama: KertasLama, paket: Paket, tahap: Tahap): Promise<boolean> {
  const isi = await susunIsi(paket, tahap, lama.jenis, new Sebutan(lama.sebutan))
  return !!isi && sebutSama(lama.isi, isi)
}
