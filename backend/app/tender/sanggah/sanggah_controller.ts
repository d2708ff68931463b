import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { adaPilihan, TIPE_SANGGAH, type TipeSanggah } from '@eproc/domain/common/choices'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderServer } from '@eproc/i18n/id/tender_server'
import { paketBagi, rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { BERKAS_KIRIMAN } from '#app/tender/berkas/berkas_hasil'
import { BERKAS_TENDER } from '#app/tender/berkas/berkas_tender'
import { bolehBacaSanggah } from '#app/tender/sanggah/boleh_baca_sanggah'
import { jawabSanggah } from '#app/tender/sanggah/jawab_sanggah'
import { catatBanding, kirimSanggah } from '#app/tender/sanggah/kirim_sanggah'
import { keBarisSanggah, muatSanggah, notSent } from '#app/tender/sanggah/sanggah_query'
import { tarikBanding } from '#app/tender/sanggah/tarik_banding'
import {
  bandingValidator,
  jawabSanggahValidator,
  sanggahVendorValidator,
  tarikBandingValidator,
} from '#app/tender/sanggah/sanggah_validator'
import { transaction } from '#core/database/transaction'
import { notFound } from '#core/http/errors'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { withFiles } from '#core/http/with_files'

const teks = tenderHasil.sanggah
const BERKAS_VENDOR = { fileSanggahVendor: BERKAS_TENDER } as const

function tipeJalur(ctx: HttpContext): TipeSanggah {
  const tipe = String(ctx.params.tipe)
  if (!adaPilihan(TIPE_SANGGAH, tipe)) throw notFound()
  return tipe
}

const baris = async (
  { pelaku }: HttpContext,
  paketId: number,
  tipe: TipeSanggah,
  rekananId: number | null = null
) =>
  (await muatSanggah(db, paketId, tipe, rekananId)).map((s) => keBarisSanggah(s, tipe, pelaku.id))

export default class SanggahController {
  /** A vendor's own: a list whose first item is the present objection; empty before the first one is sent, its item in a later round. */
  async show(ctx: HttpContext) {
    const tipe = tipeJalur(ctx)
    const vendorId = idOfPath(ctx, 'vendorId')
    const paket = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const sendiri = apakahRekanan(ctx.pelaku.peran)
    const rekananId = sendiri ? rekananSendiri(ctx.pelaku, vendorId) : (vendorId ?? 0)
    const boleh = sendiri || (await bolehBacaSanggah(ctx.pelaku, paket, tipe))
    const rows = boleh ? await baris(ctx, paket.id, tipe, rekananId) : []
    sendData(ctx, rows[0]?.riwayat ? [notSent(rows[0]), ...rows] : rows)
  }

  async store(ctx: HttpContext) {
    await withFiles(ctx, BERKAS_VENDOR, async ({ isian: input, berkas }) => {
      const sah = await sanggahVendorValidator.validate(input)
      const kiriman = { ...sah, berkas: berkas.fileSanggahVendor }
      await transaction((trx) => kirimSanggah(trx, ctx.pelaku, kiriman))
      const [satu] = await baris(ctx, sah.paketPenyediaId, sah.tipe, sah.vendorId)
      sendData(ctx, satu, teks.vendorTerkirim)
    })
  }

  /** KTEN 12: staff enter a paper appeal. */
  async banding(ctx: HttpContext) {
    await withFiles(ctx, BERKAS_VENDOR, async ({ isian: input, berkas }) => {
      const sah = await bandingValidator.validate(input)
      const kiriman = { ...sah, berkas: berkas.fileSanggahVendor }
      await transaction((trx) => catatBanding(trx, ctx.pelaku, kiriman))
      sendData(ctx, await baris(ctx, sah.paketPenyediaId, 'BD'), teks.vendorTerkirim)
    })
  }

  async tarik(ctx: HttpContext) {
    const sah = await ctx.request.validateUsing(tarikBandingValidator)
    await transaction((trx) => tarikBanding(trx, ctx.pelaku, sah))
    sendData(ctx, await baris(ctx, sah.paketPenyediaId, 'BD'), tenderServer.banding.ditarik)
  }

  async index(ctx: HttpContext) {
    const tipe = tipeJalur(ctx)
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const boleh = await bolehBacaSanggah(ctx.pelaku, paket, tipe)
    sendData(ctx, boleh ? await baris(ctx, paket.id, tipe) : [])
  }

  async jawab(ctx: HttpContext) {
    await withFiles(ctx, BERKAS_KIRIMAN, async ({ isian: input, berindeks }) => {
      const sah = await jawabSanggahValidator.validate(input)
      const jawaban = { ...sah, listSanggah: input.listSanggah, berkas: berindeks }
      await transaction((trx) => jawabSanggah(trx, ctx.pelaku, jawaban))
      sendData(ctx, await baris(ctx, sah.paketPenyediaId, sah.tipe), teks.terkirim)
    })
  }
}
