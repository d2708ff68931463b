/** The vendor lists (S2 §2.6, S3 §7.1) and what surrounds one vendor in the verification dialog. */
import type { HttpContext } from '@adonisjs/core/http'
import { FILTER_BLACKLIST, adaPilihan } from '@eproc/domain/common/choices'
import { perubahanQuery } from '#app/verifikasi/bagian/bagian_validator'
import { perubahanBagian } from '#app/verifikasi/bagian/perubahan_query'
import {
  listChoices,
  listRekanan,
  listTerverifikasi,
  type RekananFilter,
} from '#app/verifikasi/rekanan/rekanan_query'
import {
  rekananListQuery,
  rekananPilihanQuery,
  terverifikasiQuery,
} from '#app/verifikasi/rekanan/rekanan_validator'
import { notFound } from '#core/http/errors'
import { sendRows, sendList, sendData } from '#core/http/answers'
import { idOfPath, readPage, readQuery } from '#core/http/query/query_string'

/** What the path's filter says of the blacklist; undefined: all. */
const MENURUT_BLACKLIST: Record<string, boolean | undefined> = { 1: true, 0: false }

export default class RekananController {
  async daftar(ctx: HttpContext) {
    const { saring, ...halaman } = await readPage(ctx, rekananListQuery)
    const { rows, total } = await listRekanan(halaman, saring, ctx.pelaku.id)
    sendRows(ctx, rows, total)
  }

  async terverifikasi(ctx: HttpContext) {
    const filter = String(ctx.params.blacklistFilter)
    if (!adaPilihan(FILTER_BLACKLIST, filter)) throw notFound()
    const { saring, ...halaman } = await readPage(ctx, terverifikasiQuery)
    const { rows, total } = await listTerverifikasi(halaman, {
      ...saring,
      blacklist: MENURUT_BLACKLIST[filter],
    })
    sendList(ctx, rows, total)
  }

  /** GET /vendor/kbli and /vendor/kbli/{kbli}: companies that may take part, of one KBLI when named. */
  async perKbli(ctx: HttpContext) {
    const { saring: _, ...halaman } = await readPage(ctx, rekananPilihanQuery)
    const saring: RekananFilter = { jenis: 'V' }
    if (ctx.params.kbli !== undefined) saring.kbli = String(ctx.params.kbli).split(',')
    const { rows, total } = await listChoices(halaman, saring)
    sendList(ctx, rows, total)
  }

  async perorangan(ctx: HttpContext) {
    const { saring: _, ...halaman } = await readPage(ctx, rekananPilihanQuery)
    const { rows, total } = await listChoices(halaman, { jenis: 'O' })
    sendList(ctx, rows, total)
  }

  async perubahan(ctx: HttpContext) {
    const { sebelum } = await readQuery(ctx, perubahanQuery)
    const bagian = String(ctx.params.bagian)
    sendData(ctx, await perubahanBagian(idOfPath(ctx, 'vendorId'), bagian, sebelum ?? null))
  }
}
