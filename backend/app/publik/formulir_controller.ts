/** `GET /daftar/…`: the two forms of the registration, made with the company's name (S1 §7). */
import type { HttpContext } from '@adonisjs/core/http'
import { gambarDocx } from '#app/publik/formulir/docx'
import { formulirKeikutsertaan, pernyataanNonPkp } from '#app/publik/formulir/isi_formulir'
import { gambarRtf } from '#app/publik/formulir/rtf'
import { mimeUntuk } from '#inti/jenis_berkas'
import { tolakKueriAsing } from '#inti/kueri'

export const NAMA_FORMULIR = 'Formulir_Keikutsertaan_Vendor.doc'
export const NAMA_PERNYATAAN = 'SURAT_PERNYATAAN_NON_PKP.docx'

export default class FormulirController {
  async keikutsertaan(ctx: HttpContext) {
    kirim(ctx, NAMA_FORMULIR, mimeUntuk('doc'), gambarRtf(await formulirKeikutsertaan()))
  }

  async nonPkp(ctx: HttpContext) {
    kirim(ctx, NAMA_PERNYATAAN, mimeUntuk('docx'), gambarDocx(await pernyataanNonPkp()))
  }
}

function kirim(ctx: HttpContext, nama: string, mime: string, isi: Buffer): void {
  tolakKueriAsing(ctx, [])
  const { response } = ctx
  response.header('Content-Type', mime)
  response.header('Content-Disposition', `attachment; filename="${nama}"`)
  response.header('Cache-Control', 'public, max-age=300')
  response.send(isi)
}
