import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import Pembukaan from '#app/tender/pembukaan/pembukaan'
import TandaTerima from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { buatPdfTandaTerima } from '#app/tender/penawaran/tanda_terima/tanda_terima_pdf'
import {
  keKonfirmasi,
  keTandaTerima,
} from '#app/tender/penawaran/tanda_terima/tanda_terima_transformer'
import { kirimData } from '#core/http/answers'
import { bidangSalah, tidakDitemukan } from '#core/http/errors'

export default class TandaTerimaController {
  /** GET /api/lelang/tanda-terima/{kode}.pdf: the vendor's own. */
  async show({ params, pelaku, response }: HttpContext) {
    const nama = String(params.berkas)
    if (!nama.endsWith('.pdf')) throw tidakDitemukan()
    const t = await TandaTerima.berkode(nama.slice(0, -'.pdf'.length))
    if (t.penawaran.rekananId !== pelaku.rekananId) throw tidakDitemukan()
    const isi = await buatPdfTandaTerima(keTandaTerima(t))
    response.header('Content-Type', 'application/pdf')
    response.header('Cache-Control', 'private, no-store')
    response.header('Content-Disposition', `inline; filename="tanda-terima-${t.kode}.pdf"`)
    response.send(isi)
  }

  /** GET /api/tanda-terima/{kode}?sha256=: anybody who holds the code. */
  async konfirmasi(ctx: HttpContext) {
    const { sha256 } = ctx.request.qs() as { sha256?: unknown }
    if (sha256 !== undefined && !/^[0-9a-fA-F]{64}$/.test(String(sha256))) {
      throw bidangSalah('sha256', 'sha256', teks.konfirmasi.sha256)
    }
    const t = await TandaTerima.berkode(String(ctx.params.kode))
    const dibuka = await Pembukaan.tahapSah(db.connection(), t.penawaran.paketId)
    const dicocokkan = sha256 === undefined ? null : String(sha256)
    kirimData(ctx, await keKonfirmasi(t, dibuka.size > 0, dicocokkan))
  }
}
