/** Minutes of clarification and negotiation (S1 §2.11, S3 §5.1, §7.2). */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paketBagi, rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { beritaNegosiasi } from '#app/tender/ba_negosiasi/ba_negosiasi_query'
import { keBarisBaNegosiasi } from '#app/tender/ba_negosiasi/ba_negosiasi_transformer'
import { baNegosiasiValidator } from '#app/tender/ba_negosiasi/ba_negosiasi_validator'
import { kirimBaNegosiasi } from '#app/tender/ba_negosiasi/kirim_ba_negosiasi'
import { BERKAS_KIRIMAN } from '#app/tender/berkas/berkas_hasil'
import { transaction } from '#core/database/transaction'
import { denganBerkas } from '#core/http/with_files'
import { kirimData } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'

const berita = async (paketId: number, rekananId: number | null = null) =>
  (await beritaNegosiasi(db, paketId, rekananId)).map(keBarisBaNegosiasi)

export default class BaNegosiasiController {
  async index(ctx: HttpContext) {
    kirimData(ctx, await berita((await paketUntuk(ctx.pelaku, idJalur(ctx, 'paketId'))).id))
  }

  async show(ctx: HttpContext) {
    const vendorId = idJalur(ctx, 'vendorId')
    const paket = await paketBagi(ctx.pelaku, idJalur(ctx, 'paketId'))
    const id = apakahRekanan(ctx.pelaku.peran) ? rekananSendiri(ctx.pelaku, vendorId) : vendorId
    kirimData(ctx, await berita(paket.id, id ?? 0))
  }

  async store(ctx: HttpContext) {
    await denganBerkas(ctx, BERKAS_KIRIMAN, async ({ isian, berindeks: berkas }) => {
      const { paketPenyediaId: paketId } = await baNegosiasiValidator.validate(isian)
      const kiriman = { paketId, daftar: isian.listBaPeserta, berkas }
      await transaction((trx) => kirimBaNegosiasi(trx, ctx.pelaku, kiriman))
      kirimData(ctx, await berita(paketId), tenderHasil.beritaAcara.berhasil)
    })
  }
}
