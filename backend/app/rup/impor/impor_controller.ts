import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { angka } from '@eproc/domain/common/format'
import { rupImpor as teks } from '@eproc/i18n/id/rup_impor'
import { acuanRup } from '#app/rup/acuan_rup_query'
import { periksaImpor, simpanImpor } from '#app/rup/impor/simpan_impor'
import { templatImpor } from '#app/rup/impor/templat_impor'
import { pelakuRencana } from '#app/rup/pelaku_rencana_query'
import { imporValidator } from '#app/rup/rup_validator'
import { tahunRencana } from '#app/rup/tahun_rencana'
import { transaction } from '#core/database/transaction'
import { mimeUntuk } from '#core/files/file_type'
import { sendData } from '#core/http/answers'
import { fileInMemory } from '#core/http/file_in_memory'
import { idOfPath } from '#core/http/query/query_string'

/** The plan from a workbook: template, check, import. */
export default class ImporController {
  async templat(ctx: HttpContext) {
    const tahun = tahunRencana(idOfPath(ctx, 'year'))
    const acuan = await acuanRup(await pelakuRencana(ctx.pelaku), tahun)
    ctx.response.header('Content-Type', mimeUntuk('xlsx'))
    ctx.response.header(
      'Content-Disposition',
      `attachment; filename="${teks.templat.berkas(tahun)}"`
    )
    ctx.response.stream(Readable.from(templatImpor(acuan), { objectMode: false }))
  }

  async periksa(ctx: HttpContext) {
    const tahun = tahunRencana(idOfPath(ctx, 'year'))
    const berkas = await fileInMemory(ctx, 'file', teks.errors.berkas)
    sendData(ctx, await transaction((trx) => periksaImpor(trx, ctx.pelaku, { tahun, berkas })))
  }

  async store(ctx: HttpContext) {
    const tahun = tahunRencana(idOfPath(ctx, 'year'))
    const berkas = await fileInMemory(ctx, 'file', teks.errors.berkas)
    const { sidik, ulang = false } = await ctx.request.validateUsing(imporValidator)
    const selesai = await transaction((trx) =>
      simpanImpor(trx, ctx.pelaku, { tahun, berkas, sidik, ulang })
    )
    sendData(ctx, selesai, teks.sukses(angka(selesai.jumlah)))
  }
}
