/** Award letters (SPPBJ; S3 §2.3, §5.1, §7.2). */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paketBagi, rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { BERKAS_KIRIMAN } from '#app/tender/berkas/berkas_hasil'
import { suratRekanan } from '#app/tender/kiriman/surat_query'
import { bolehBacaSurat } from '#app/tender/sppbj/boleh_baca_surat'
import { kirimSppbj } from '#app/tender/sppbj/kirim_sppbj'
import { keBarisSppbj } from '#app/tender/sppbj/sppbj_transformer'
import { sppbjValidator } from '#app/tender/sppbj/sppbj_validator'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

const surat = async (paketId: number, rekananId: number | null = null) =>
  (await suratRekanan(db, 'sppbj', paketId, rekananId)).map(keBarisSppbj)

export default class SppbjController {
  async index(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'))
    sendData(ctx, (await bolehBacaSurat(ctx.pelaku, paket)) ? await surat(paket.id) : [])
  }

  async show(ctx: HttpContext) {
    const vendorId = idOfPath(ctx, 'vendorId')
    const paket = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const id = apakahRekanan(ctx.pelaku.peran) ? rekananSendiri(ctx.pelaku, vendorId) : vendorId
    sendData(ctx, await surat(paket.id, id ?? 0))
  }

  async store(ctx: HttpContext) {
    await withFiles(ctx, BERKAS_KIRIMAN, async ({ isian: input, berindeks: berkas }) => {
      const { paketPenyediaId: paketId } = await sppbjValidator.validate(input)
      const kiriman = { paketId, daftar: input.listSppbj, berkas }
      await transaction((trx) => kirimSppbj(trx, ctx.pelaku, kiriman))
      sendData(ctx, await surat(paketId), tenderHasil.sppbj.berhasil)
    })
  }
}
