/** Decisions on the sections of companies and individuals (S2 §7 'Verification' and 'Individual vendor'). */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { bagianDariJenisStatus, bagianUntuk, type BagianDosir } from '@eproc/domain/dosir'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import { rekananDibaca } from '#app/dosir/akses_dosir'
import type Rekanan from '#app/dosir/rekanan'
import {
  pengecualianValidator,
  remarkPersonValidator,
  remarkValidator,
  statusPersonValidator,
  statusValidator,
} from '#app/verifikasi/bagian_validator'
import { kecualikanPengalaman } from '#app/verifikasi/kecualikan_pengalaman'
import { catatKekurangan, setujuiBagian } from '#app/verifikasi/putuskan_bagian'
import { keadaanBagian, kunciRekanan } from '#app/verifikasi/rekanan_terkunci'
import { bentrok, bidangSalah, tidakDitemukan } from '#inti/galat'
import { kirimData, kirimPesan } from '#inti/jawaban'
import { sumberDari } from '#inti/jurnal'
import { idJalur, tolakKueriAsing } from '#inti/kueri'

function bagianDari(rekanan: Rekanan, jenisStatus: string): BagianDosir {
  const bagian = bagianDariJenisStatus(rekanan.jenis, jenisStatus)
  if (!bagian) throw bidangSalah('jenisStatus', 'enum', teks.tolak.bagian)
  return bagian
}

export default class BagianController {
  async setujui(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(statusValidator)
    await db.transaction(async (trx) => {
      const rekanan = await kunciRekanan(trx, isian.vendorId, isian.versi)
      await setujuiBagian(trx, sumberDari(ctx), rekanan, [bagianDari(rekanan, isian.jenisStatus)])
    })
    kirimPesan(ctx, teks.pesan.statusDisimpan)
  }

  async remark(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(remarkValidator)
    await db.transaction(async (trx) => {
      const rekanan = await kunciRekanan(trx, idJalur(ctx, 'vendorId'), isian.versi)
      const bagian = bagianDari(rekanan, isian.jenisStatus)
      await catatKekurangan(trx, sumberDari(ctx), rekanan, [{ bagian, remark: isian.value }])
    })
    kirimPesan(ctx, teks.pesan.catatanDisimpan)
  }

  /** GET /vendor/remark/jenis/{type}/id/{vendorId}: the text, empty when there is none; a vendor reads its own. */
  async bacaRemark(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const rekanan = await rekananDibaca(ctx)
    if (!rekanan) throw tidakDitemukan()
    const bagian = bagianDariJenisStatus(rekanan.jenis, String(ctx.params.jenis))
    if (!bagian) throw tidakDitemukan()
    kirimData(ctx, keadaanBagian(rekanan, bagian).remark ?? '')
  }

  /** Sections whose status arrives as A and is not yet; anything else must be as it is. */
  async setujuiPerson(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(statusPersonValidator)
    await db.transaction(async (trx) => {
      const rekanan = await kunciPerson(trx, isian.vendorId, isian.versi)
      const baru = bagianUntuk('O').filter((b) => {
        const diminta = isian[b.statusJson as keyof typeof isian]
        if (diminta === undefined || diminta === null) return false
        if (diminta === keadaanBagian(rekanan, b).status) return false
        if (diminta !== 'A') throw bidangSalah(b.statusJson, 'enum', teks.tolak.nilai)
        return true
      })
      if (baru.length === 0) throw bentrok(teks.tolak.tidakBerubah)
      await setujuiBagian(trx, sumberDari(ctx), rekanan, baru)
    })
    kirimPesan(ctx, teks.pesan.statusDisimpan)
  }

  async remarkPerson(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(remarkPersonValidator)
    await db.transaction(async (trx) => {
      const rekanan = await kunciPerson(trx, isian.vendorId, isian.versi)
      const baru = bagianUntuk('O').flatMap((bagian) => {
        const remark = isian[bagian.remarkJson as keyof typeof isian]
        const sama = (remark || null) === (keadaanBagian(rekanan, bagian).remark || null)
        return typeof remark === 'string' && remark !== '' && !sama ? [{ bagian, remark }] : []
      })
      if (baru.length === 0) throw bentrok(teks.tolak.tidakBerubah)
      await catatKekurangan(trx, sumberDari(ctx), rekanan, baru)
    })
    kirimPesan(ctx, teks.pesan.remarkPerson)
  }

  async kecualikan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(pengecualianValidator)
    await db.transaction(async (trx) => {
      const rekanan = await kunciRekanan(trx, isian.vendorId, isian.versi)
      await kecualikanPengalaman(trx, sumberDari(ctx), rekanan, isian.alasan)
    })
    kirimPesan(ctx, teks.pesan.pengecualianDisimpan)
  }
}

async function kunciPerson(...[trx, id, versi]: Parameters<typeof kunciRekanan>) {
  const rekanan = await kunciRekanan(trx, id, versi)
  if (rekanan.jenis !== 'O') throw tidakDitemukan()
  return rekanan
}
