import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import Pembukaan from '#app/tender/pembukaan/pembukaan'
import Penarikan, { LOG_PENARIKAN } from '#app/tender/penawaran/penarikan/penarikan'
import TandaTerima, { JENIS_LOG } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { buatPdfTandaTerima } from '#app/tender/penawaran/tanda_terima/tanda_terima_pdf'
import {
  keKonfirmasi,
  keTandaTerima,
} from '#app/tender/penawaran/tanda_terima/tanda_terima_transformer'
import { konfirmasiQuery } from '#app/tender/penawaran/tanda_terima/tanda_terima_validator'
import { sendData } from '#core/http/answers'
import { notFound } from '#core/http/errors'
import { buktiLog } from '#core/log/bukti_query'
import { readQuery } from '#core/http/query/query_string'

export default class TandaTerimaController {
  /** GET /api/lelang/tanda-terima/{kode}.pdf: the vendor's own. */
  async show({ params, pelaku, response }: HttpContext) {
    const nama = String(params.berkas)
    if (!nama.endsWith('.pdf')) throw notFound()
    const t = await TandaTerima.berkode(nama.slice(0, -'.pdf'.length))
    if (t.penawaran.rekananId !== pelaku.rekananId) throw notFound()
    const bukti = await buktiLog(JENIS_LOG, t.kode)
    const ditarik = await Penarikan.dari(t.penawaran)
    const isi = await buatPdfTandaTerima(keTandaTerima(t), bukti, ditarik)
    response.header('Content-Type', 'application/pdf')
    response.header('Cache-Control', 'private, no-store')
    response.header('Content-Disposition', `inline; filename="tanda-terima-${t.kode}.pdf"`)
    response.send(isi)
  }

  /** GET /api/log/bukti/{kode}: the vendor's own receipt, of a withdrawal as well, proven by the public log. */
  async bukti(ctx: HttpContext) {
    const kode = String(ctx.params.kode)
    const ditarik = await Penarikan.findBy('kode', kode)
    const rekananId = ditarik?.rekananId ?? (await TandaTerima.berkode(kode)).penawaran.rekananId
    if (rekananId !== ctx.pelaku.rekananId) throw notFound()
    const bukti = await buktiLog(ditarik ? LOG_PENARIKAN : JENIS_LOG, kode)
    if (!bukti) throw notFound()
    ctx.response.header('Cache-Control', 'private, no-store')
    sendData(ctx, bukti)
  }

  /** GET /api/tanda-terima/{kode}?sha256=: anybody who holds the code. */
  async konfirmasi(ctx: HttpContext) {
    const { sha256 } = await readQuery(ctx, konfirmasiQuery)
    const t = await TandaTerima.berkode(String(ctx.params.kode))
    const dibuka = await Pembukaan.tahapSah(db.connection(), t.penawaran.paketId)
    const ditarik = await Penarikan.dari(t.penawaran)
    sendData(ctx, await keKonfirmasi(t, dibuka.size > 0, sha256 ?? null, ditarik))
  }
}
