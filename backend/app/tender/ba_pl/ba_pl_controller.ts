/** Minutes of a direct appointment: seven files of the package (S3 §2.3, §7.2). */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import vine from '@vinejs/vine'
import { BERKAS_BA_PL, type BerkasBaPl, type JawabanBaPl } from '@eproc/domain/jawaban/tender_hasil'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paketUntuk } from '#app/paket/pelaku_paket'
import { BERKAS_TENDER } from '#app/tender/berkas_tender'
import { bacaBaPl, simpanBaPl } from '#app/tender/ba_pl/simpan_ba_pl'
import { kirimData } from '#inti/jawaban'
import { idJalur, tolakKueriAsing } from '#inti/kueri'
import { denganBerkas, type AturanBerkas } from '#inti/terima_berkas'

export const baPlValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals().max(2147483647),
})

const BERKAS = Object.fromEntries(BERKAS_BA_PL.map((b) => [b, BERKAS_TENDER])) as Record<
  BerkasBaPl,
  AturanBerkas
>

export default class BaPlController {
  async tampil(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { id } = await paketUntuk(ctx, idJalur(ctx, 'paketId'))
    kirimData<JawabanBaPl>(ctx, await bacaBaPl(db, id))
  }

  async simpan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await denganBerkas(ctx, BERKAS, async ({ isian, berkas }) => {
      const { paketPenyediaId } = await baPlValidator.validate(isian)
      const data = await simpanBaPl(ctx, paketPenyediaId, berkas)
      kirimData(ctx, data, tenderHasil.baPl.berhasil)
    })
  }
}
