import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { adaPilihan, TIPE_SANGGAH, type TipeSanggah } from '@eproc/domain/common/choices'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paketBagi, rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { BERKAS_KIRIMAN } from '#app/tender/berkas/berkas_hasil'
import { BERKAS_TENDER } from '#app/tender/berkas/berkas_tender'
import { jawabSanggah } from '#app/tender/sanggah/jawab_sanggah'
import { catatBanding, kirimSanggah } from '#app/tender/sanggah/kirim_sanggah'
import { keBarisSanggah, muatSanggah } from '#app/tender/sanggah/sanggah_query'
import {
  bandingValidator,
  jawabSanggahValidator,
  sanggahVendorValidator,
} from '#app/tender/sanggah/sanggah_validator'
import { transaction } from '#core/database/transaction'
import { tidakDitemukan } from '#core/http/errors'
import { kirimData } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'
import { denganBerkas } from '#core/http/with_files'

const teks = tenderHasil.sanggah
const BERKAS_VENDOR = { fileSanggahVendor: BERKAS_TENDER } as const

function tipeJalur(ctx: HttpContext): TipeSanggah {
  const tipe = String(ctx.params.tipe)
  if (!adaPilihan(TIPE_SANGGAH, tipe)) throw tidakDitemukan()
  return tipe
}

const baris = async (paketId: number, tipe: TipeSanggah, rekananId: number | null = null) =>
  (await muatSanggah(db, paketId, tipe, rekananId)).map((s) => keBarisSanggah(s, tipe))

export default class SanggahController {
  /** A vendor's own: a list whose first item is the present objection, empty before it is sent. */
  async show(ctx: HttpContext) {
    const tipe = tipeJalur(ctx)
    const vendorId = idJalur(ctx, 'vendorId')
    const paket = await paketBagi(ctx.pelaku, idJalur(ctx, 'paketId'))
    const rekananId = apakahRekanan(ctx.pelaku.peran)
      ? rekananSendiri(ctx.pelaku, vendorId)
      : vendorId
    kirimData(ctx, await baris(paket.id, tipe, rekananId ?? 0))
  }

  async store(ctx: HttpContext) {
    await denganBerkas(ctx, BERKAS_VENDOR, async ({ isian, berkas }) => {
      const sah = await sanggahVendorValidator.validate(isian)
      const kiriman = { ...sah, berkas: berkas.fileSanggahVendor }
      await transaction((trx) => kirimSanggah(trx, ctx.pelaku, kiriman))
      const [satu] = await baris(sah.paketPenyediaId, sah.tipe, sah.vendorId)
      kirimData(ctx, satu, teks.vendorTerkirim)
    })
  }

  /** KTEN 12: staff enter a paper appeal. */
  async banding(ctx: HttpContext) {
    await denganBerkas(ctx, BERKAS_VENDOR, async ({ isian, berkas }) => {
      const sah = await bandingValidator.validate(isian)
      const kiriman = { ...sah, berkas: berkas.fileSanggahVendor }
      await transaction((trx) => catatBanding(trx, ctx.pelaku, kiriman))
      kirimData(ctx, await baris(sah.paketPenyediaId, 'BD'), teks.vendorTerkirim)
    })
  }

  async index(ctx: HttpContext) {
    const tipe = tipeJalur(ctx)
    const paket = await paketUntuk(ctx.pelaku, idJalur(ctx, 'paketId'))
    kirimData(ctx, await baris(paket.id, tipe))
  }

  async jawab(ctx: HttpContext) {
    await denganBerkas(ctx, BERKAS_KIRIMAN, async ({ isian, berindeks }) => {
      const sah = await jawabSanggahValidator.validate(isian)
      const jawaban = { ...sah, listSanggah: isian.listSanggah, berkas: berindeks }
      await transaction((trx) => jawabSanggah(trx, ctx.pelaku, jawaban))
      kirimData(ctx, await baris(sah.paketPenyediaId, sah.tipe), teks.terkirim)
    })
  }
}
