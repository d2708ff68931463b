/** `GET /daftar/…`: the two forms of the registration, made with the company's name (S1 §7). */
import type { HttpContext } from '@adonisjs/core/http'
import { formulirKeikutsertaan } from '#app/publik/formulir/formulir_keikutsertaan'
import { kopSurat, type KopSurat } from '#app/publik/formulir/kop_surat'
import { pernyataanNonPkp } from '#app/publik/formulir/pernyataan_non_pkp'
import { mimeUntuk } from '#core/files/file_type'

const NAMA_FORMULIR = 'Formulir_Keikutsertaan_Vendor.doc'
const NAMA_PERNYATAAN = 'SURAT_PERNYATAAN_NON_PKP.docx'

/** The last declaration and what it was made for: making one takes 30 ms, and everybody may ask for it. */
let terakhir: { kop: string; isi: Promise<Buffer> } | null = null

function pernyataan(kop: KopSurat): Promise<Buffer> {
  const untuk = JSON.stringify(kop)
  if (terakhir?.kop !== untuk) terakhir = { kop: untuk, isi: pernyataanNonPkp(kop) }
  return terakhir.isi
}

export default class FormulirController {
  async keikutsertaan(ctx: HttpContext) {
    kirim(ctx, NAMA_FORMULIR, mimeUntuk('doc'), await formulirKeikutsertaan(await kopSurat()))
  }

  async nonPkp(ctx: HttpContext) {
    kirim(ctx, NAMA_PERNYATAAN, mimeUntuk('docx'), await pernyataan(await kopSurat()))
  }
}

function kirim(ctx: HttpContext, nama: string, mime: string, isi: Buffer): void {
  const { response } = ctx
  response.header('Content-Type', mime)
  response.header('Content-Disposition', `attachment; filename="${nama}"`)
  response.header('Cache-Control', 'public, max-age=300')
  response.send(isi)
}
