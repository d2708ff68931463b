import type { HttpContext } from '@adonisjs/core/http'
import { keIso } from '@eproc/domain/common/format'
import { cetakanTahap, type JenisCetakan } from '@eproc/domain/tahap/cetakan'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import type { CetakanTahap } from '@eproc/domain/tender/answers_cetakan'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import { keadaanPaket } from '#app/paket_berjalan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { buatCetakan } from '#app/tender/cetakan/buat_cetakan'
import { cetakanBerlaku } from '#app/tender/cetakan/cetakan_query'
import { cetakanValidator, rptQuery } from '#app/tender/cetakan/cetakan_validator'
import { konfirmasiCetakan } from '#app/tender/cetakan/konfirmasi_cetakan'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { invalidField } from '#core/http/errors'
import { idOfPath, readQuery } from '#core/http/query_string'

/** The documents of a package's stages, with the printout in force. */
async function daftar(paket: Paket): Promise<CetakanTahap[]> {
  const [{ jadwal }, berlaku] = await Promise.all([keadaanPaket(paket), cetakanBerlaku(paket.id)])
  const ikut = new Set(jadwal.filter((b) => b.include).map((b) => b.kunci))
  return templatUntuk(paket.metodePemilihan, paket.kualifikasi)
    .filter((t) => ikut.has(t.kunci))
    .flatMap((t) =>
      cetakanTahap(t).map((jenis) => {
        const ada = berlaku.find((c) => c.tahap === t.kunci && c.jenis === jenis)
        return {
          tahap: t.kunci,
          urut: t.urut,
          namaTahap: t.nama,
          jenis,
          nomor: ada?.nomor ?? null,
          file: ada?.jalur ?? null,
          pada: keIso(ada?.dibuatPada),
        }
      })
    )
}

export default class CetakanController {
  /** GET /api/tender/cetakan/{paketId} */
  async index(ctx: HttpContext) {
    sendData(
      ctx,
      await daftar(await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'), 'tender.cetak'))
    )
  }

  /** POST /api/tender/cetakan/{paketId} */
  async store(ctx: HttpContext) {
    const { tahap, jenis } = await ctx.request.validateUsing(cetakanValidator)
    const diminta = { paketId: idOfPath(ctx, 'paketId'), tahap, jenis }
    const data = await transaction((trx) => buatCetakan(trx, ctx.pelaku, diminta))
    sendData(ctx, data, teks.berhasil(data.nomor))
  }

  pengumuman = (ctx: HttpContext) => this.#rpt(ctx, 'pengumuman')
  aanwizjing = (ctx: HttpContext) => this.#rpt(ctx, 'aanwizjing')
  pembukaan = (ctx: HttpContext) => this.#rpt(ctx, 'pembukaan')
  evaluasi = (ctx: HttpContext) => this.#rpt(ctx, 'evaluasi')
  pembuktian = (ctx: HttpContext) => this.#rpt(ctx, 'pembuktian')
  penetapan = (ctx: HttpContext) => this.#rpt(ctx, 'penetapan')

  /** GET /api/cetakan/{kode}: anybody who holds the paper. */
  async konfirmasi(ctx: HttpContext) {
    sendData(ctx, await konfirmasiCetakan(String(ctx.params.kode)))
  }

  /** GET /rpt/tender/p1/…?paketId= */
  async #rpt(ctx: HttpContext, jenis: JenisCetakan) {
    const { paketId } = await readQuery(ctx, rptQuery)
    if (paketId === undefined) throw invalidField('paketId', 'required', teks.errors.paketId)
    sendData(ctx, await transaction((trx) => buatCetakan(trx, ctx.pelaku, { paketId, jenis })))
  }
}
