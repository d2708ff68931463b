/** Does a printout still say what the data say? One answer for its public page and for whoever prints again. */
import type { JenisCetakan } from '@eproc/domain/tahap/cetakan'
import type { Tahap } from '@eproc/domain/tahap/templat'
import type Paket from '#app/paket_berjalan/paket'
import { belumDitandatangani } from '#app/tender/cetakan/masih_sama/belum_ditandatangani_query'
import { sebutSama, tandaTanganSama, type CetakanContent } from '#app/tender/cetakan/cetakan'
import { susunIsi } from '#app/tender/cetakan/isi/susun'
import { Sebutan, type SebutanTersimpan } from '#app/tender/cetakan/masih_sama/sebutan'

export interface KertasLama {
  jenis: JenisCetakan
  isi: CetakanContent
  sebutan: SebutanTersimpan | null
  nomor: string
}

export async function masihSama(lama: KertasLama, paket: Paket, tahap: Tahap): Promise<boolean> {
  // What nobody has signed yet is for those who are there now to sign, by their names of now.
  const baru = await belumDitandatangani(lama)
  const isi = await susunIsi(paket, tahap, lama.jenis, new Sebutan(baru ? null : lama.sebutan))
  return !!isi && sebutSama(lama.isi, isi) && (!baru || tandaTanganSama(lama.isi, isi))
}
