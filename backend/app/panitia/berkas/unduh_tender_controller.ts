/**
 * Downloads of a tender (S3 §7.5): `/tender/{tenderId}/{folder}/{filename}` are the packages' own files, for whom those
 * are; `/tender/{tenderId}/Vendor/{filename}` an opened offer.
 */
import type { HttpContext } from '@adonisjs/core/http'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { berkasTender, paketPenawaran } from '#app/panitia/berkas/berkas_tender_query'
import { hpsPdf } from '#app/panitia/berkas/hps_pdf'
import { sendOpened } from '#app/tender/penawaran/penawaran_controller'
import { berkasUntuk, streamFile } from '#core/files/berkas_controller'
import { notFound } from '#core/http/errors'
import { idOfPath } from '#core/http/query/query_string'

export default class UnduhTenderController {
  async berkas(ctx: HttpContext) {
    const tenderId = idOfPath(ctx, 'tenderId') ?? 0
    const folder = String(ctx.params.folder)
    const alamat = `/tender/${tenderId}/${folder}/${String(ctx.params.filename)}`
    const berkas = (await berkasTender(tenderId)).find((b) => b.url === alamat)
    if (!berkas) throw notFound()
    if (berkas.jalur === null) return this.#hps(ctx, berkas.paketId)
    await streamFile(ctx, await berkasUntuk(ctx.pelaku, berkas.jalur))
  }

  async #hps(ctx: HttpContext, paketId: number) {
    if (apakahRekanan(ctx.pelaku.peran)) throw notFound()
    const paket = await paketUntuk(ctx.pelaku, paketId)
    ctx.response.header('Content-Type', 'application/pdf')
    ctx.response.header('Cache-Control', 'private, no-store')
    ctx.response.header('Content-Disposition', `inline; filename="HPS-${paket.kode}.pdf"`)
    ctx.response.send(await hpsPdf(paket))
  }

  /** `{id}-{kind}.{ending}` */
  async penawaran(ctx: HttpContext) {
    const cocok = /^(\d{1,9})-([KATH])\./.exec(String(ctx.params.filename))
    const id = cocok ? Number(cocok[1]) : 0
    const paketId = await paketPenawaran(idOfPath(ctx, 'tenderId') ?? 0, id)
    if (!cocok || paketId === null) throw notFound()
    await paketUntuk(ctx.pelaku, paketId, 'tender.penawaran.baca')
    await sendOpened(ctx, { paketId, jenis: cocok[2]!, id })
  }
}
