/** Award letters (SPPBJ; S3 §2.3, §5.1, §7.2). */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import vine from '@vinejs/vine'
import type { BarisSppbj } from '@eproc/domain/jawaban/tender_hasil'
import { apakahRekanan } from '@eproc/domain/peran'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paketBagi, rekananSendiri } from '#app/paket/paket_rekanan'
import { paketUntuk } from '#app/paket/pelaku_paket'
import { BERKAS_KIRIMAN } from '#app/tender/berkas_hasil'
import { kirimKeRekanan, type JenisKiriman } from '#app/tender/kirim_ke_rekanan'
import { keBarisKiriman, muatKiriman } from '#app/tender/kiriman_query'
import { kirimData } from '#inti/jawaban'
import { teks as isianTeks } from '#inti/isian'
import { idJalur, tolakKueriAsing } from '#inti/kueri'
import { denganBerkas } from '#inti/terima_berkas'

export const sppbjValidator = vine.create({
  userId: isianTeks(100),
  paketPenyediaId: vine.number().withoutDecimals().max(2147483647),
  count: isianTeks(10),
  listSppbj: vine.any().optional(),
})

const { bukanPemenang, belumTetap, ...pesan } = tenderHasil.sppbj
export const KIRIMAN_SPPBJ: JenisKiriman = {
  tabel: 'sppbj',
  tab: 'sppbj',
  hak: 'kontrak.sppbj',
  kelas: 'tender.sppbj',
  daftar: 'listSppbj',
  aksi: 'sppbj.kirim',
  teks: { ...pesan, bukanCalon: bukanPemenang, belumAda: belumTetap },
}

const baris = async (paketId: number, rekananId: number | null = null) =>
  (await muatKiriman(db, 'sppbj', paketId, rekananId)).map((k): BarisSppbj => ({
    ...keBarisKiriman(k),
    fileSppbj: k.file,
  }))

export default class SppbjController {
  async daftar(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    kirimData(ctx, await baris((await paketUntuk(ctx, idJalur(ctx, 'paketId'))).id))
  }

  async vendor(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const vendorId = idJalur(ctx, 'vendorId')
    const paket = await paketBagi(ctx, idJalur(ctx, 'paketId'))
    const id = apakahRekanan(ctx.pelaku.peran) ? rekananSendiri(ctx, vendorId) : vendorId
    kirimData(ctx, await baris(paket.id, id ?? 0))
  }

  async kirim(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await denganBerkas(ctx, BERKAS_KIRIMAN, async ({ isian, berindeks }) => {
      const { paketPenyediaId } = await sppbjValidator.validate(isian)
      const id = await kirimKeRekanan(
        ctx,
        KIRIMAN_SPPBJ,
        { paketPenyediaId, daftar: isian.listSppbj },
        berindeks
      )
      kirimData(ctx, await baris(id), tenderHasil.sppbj.berhasil)
    })
  }
}
