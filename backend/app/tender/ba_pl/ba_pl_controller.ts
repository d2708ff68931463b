/** Minutes of a direct appointment: seven files of the package (S3 §2.3, §7.2). */
import type { HttpContext } from '@adonisjs/core/http'
import { BERKAS_BA_PL, type BerkasBaPl } from '@eproc/domain/tender/answers_hasil'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import BaPl from '#app/tender/ba_pl/ba_pl'
import { keJawabanBaPl } from '#app/tender/ba_pl/ba_pl_transformer'
import { baPlValidator } from '#app/tender/ba_pl/ba_pl_validator'
import { simpanBaPl } from '#app/tender/ba_pl/simpan_ba_pl'
import { BERKAS_TENDER } from '#app/tender/berkas/berkas_tender'
import { wajibBolehIsi } from '#app/tender/cetakan/boleh_isi'
import { transaction } from '#core/database/transaction'
import type { FileRule } from '#core/files/receive_files'
import { withFiles } from '#core/http/with_files'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

const BERKAS = Object.fromEntries(BERKAS_BA_PL.map((b) => [b, BERKAS_TENDER])) as Record<
  BerkasBaPl,
  FileRule
>

export default class BaPlController {
  /** What was judged and negotiated: for who may read prices, as its printout is. */
  async show(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'))
    await wajibBolehIsi(ctx.pelaku, paket, 'ba-pl')
    sendData(ctx, keJawabanBaPl(await BaPl.find(paket.id)))
  }

  async store(ctx: HttpContext) {
    await withFiles(ctx, BERKAS, async ({ isian: input, berkas }) => {
      const { paketPenyediaId: paketId } = await baPlValidator.validate(input)
      const ba = await transaction((trx) => simpanBaPl(trx, ctx.pelaku, { paketId, berkas }))
      sendData(ctx, keJawabanBaPl(ba), tenderHasil.baPl.berhasil)
    })
  }
}
