/** Minutes of clarification and negotiation (S1 §2.11, S3 §5.1, §7.2). */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paketBagi, rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { keBarisBaNegosiasi } from '#app/tender/ba_negosiasi/ba_negosiasi_transformer'
import { baNegosiasiValidator } from '#app/tender/ba_negosiasi/ba_negosiasi_validator'
import { kirimBaNegosiasi } from '#app/tender/ba_negosiasi/kirim_ba_negosiasi'
import { bolehBacaNilai } from '#app/tender/evaluasi/boleh_baca_nilai'
import { BERKAS_KIRIMAN } from '#app/tender/berkas/berkas_hasil'
import { suratRekanan } from '#app/tender/kiriman/surat_query'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

const berita = async (paketId: number, rekananId: number | null = null) =>
  (await suratRekanan(db, 'ba_negosiasi', paketId, rekananId)).map(keBarisBaNegosiasi)

export default class BaNegosiasiController {
  /** Who negotiated says who leads: for who may read prices. */
  async index(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'))
    sendData(ctx, (await bolehBacaNilai(ctx.pelaku, paket)) ? await berita(paket.id) : [])
  }

  async show(ctx: HttpContext) {
    const vendorId = idOfPath(ctx, 'vendorId')
    const paket = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const sendiri = apakahRekanan(ctx.pelaku.peran)
    const id = sendiri ? rekananSendiri(ctx.pelaku, vendorId) : (vendorId ?? 0)
    const boleh = sendiri || (await bolehBacaNilai(ctx.pelaku, paket))
    sendData(ctx, boleh ? await berita(paket.id, id) : [])
  }

  async store(ctx: HttpContext) {
    await withFiles(ctx, BERKAS_KIRIMAN, async ({ isian: input, berindeks: berkas }) => {
      const { paketPenyediaId: paketId } = await baNegosiasiValidator.validate(input)
      const kiriman = { paketId, daftar: input.listBaPeserta, berkas }
      await transaction((trx) => kirimBaNegosiasi(trx, ctx.pelaku, kiriman))
      sendData(ctx, await berita(paketId), tenderHasil.beritaAcara.berhasil)
    })
  }
}
