import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { adaPilihan, TIPE_SANGGAH, type TipeSanggah } from '@eproc/domain/pilihan'
import { apakahRekanan } from '@eproc/domain/peran'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paketBagi, rekananSendiri } from '#app/paket/paket_rekanan'
import { paketUntuk } from '#app/paket/pelaku_paket'
import { BERKAS_KIRIMAN } from '#app/tender/berkas_hasil'
import { BERKAS_TENDER } from '#app/tender/berkas_tender'
import { jawabSanggah } from '#app/tender/sanggah/jawab_sanggah'
import { catatBanding, kirimSanggah } from '#app/tender/sanggah/kirim_sanggah'
import { keBarisSanggah, muatSanggah } from '#app/tender/sanggah/sanggah_query'
import {
  bandingValidator,
  jawabSanggahValidator,
  sanggahVendorValidator,
} from '#app/tender/sanggah/sanggah_validator'
import { tidakDitemukan } from '#inti/galat'
import { kirimData } from '#inti/jawaban'
import { idJalur, tolakKueriAsing } from '#inti/kueri'
import { denganBerkas } from '#inti/terima_berkas'

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
  async vendor(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const tipe = tipeJalur(ctx)
    const vendorId = idJalur(ctx, 'vendorId')
    const paket = await paketBagi(ctx, idJalur(ctx, 'paketId'))
    const rekananId = apakahRekanan(ctx.pelaku.peran) ? rekananSendiri(ctx, vendorId) : vendorId
    kirimData(ctx, await baris(paket.id, tipe, rekananId ?? 0))
  }

  async kirim(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await denganBerkas(ctx, BERKAS_VENDOR, async ({ isian, berkas }) => {
      const sah = await sanggahVendorValidator.validate(isian)
      await kirimSanggah(ctx, sah, berkas.fileSanggahVendor)
      const [satu] = await baris(sah.paketPenyediaId, sah.tipe, sah.vendorId)
      kirimData(ctx, satu, teks.vendorTerkirim)
    })
  }

  /** KTEN 12: staff enter a paper appeal. */
  async banding(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await denganBerkas(ctx, BERKAS_VENDOR, async ({ isian, berkas }) => {
      const sah = await bandingValidator.validate(isian)
      await paketUntuk(ctx, sah.paketPenyediaId, 'tender.sanggah.jawab')
      await catatBanding(ctx, sah, berkas.fileSanggahVendor)
      kirimData(ctx, await baris(sah.paketPenyediaId, 'BD'), teks.vendorTerkirim)
    })
  }

  async daftar(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const tipe = tipeJalur(ctx)
    const paket = await paketUntuk(ctx, idJalur(ctx, 'paketId'))
    kirimData(ctx, await baris(paket.id, tipe))
  }

  async jawab(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await denganBerkas(ctx, BERKAS_KIRIMAN, async ({ isian, berindeks }) => {
      const sah = await jawabSanggahValidator.validate(isian)
      const id = await jawabSanggah(ctx, { ...sah, listSanggah: isian.listSanggah }, berindeks)
      kirimData(ctx, await baris(id, sah.tipe), teks.terkirim)
    })
  }
}
