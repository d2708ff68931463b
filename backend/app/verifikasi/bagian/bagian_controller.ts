/** Decisions on the sections of companies and individuals (S2 §7 'Verification' and 'Individual vendor'). */
import type { HttpContext } from '@adonisjs/core/http'
import { bagianDariJenisStatus, bagianUntuk, type BagianDosir } from '@eproc/domain/dosir/bagian'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import { rekananDibaca } from '#app/dosir/bagian/akses_dosir'
import type Rekanan from '#app/dosir/rekanan'
import {
  pengecualianValidator,
  remarkPersonValidator,
  remarkValidator,
  statusPersonValidator,
  statusValidator,
} from '#app/verifikasi/bagian/bagian_validator'
import { kecualikanPengalaman } from '#app/verifikasi/bagian/kecualikan_pengalaman'
import { catatKekurangan, setujuiBagian } from '#app/verifikasi/bagian/putuskan_bagian'
import { kunciRekanan } from '#app/verifikasi/rekanan/rekanan_terkunci'
import { bentrok, bidangSalah, tidakDitemukan } from '#core/http/errors'
import { kirimData, kirimPesan } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'
import { transaction } from '#core/database/transaction'

function bagianDari(rekanan: Rekanan, jenisStatus: string): BagianDosir {
  const bagian = bagianDariJenisStatus(rekanan.jenis, jenisStatus)
  if (!bagian) throw bidangSalah('jenisStatus', 'enum', teks.tolak.bagian)
  return bagian
}

export default class BagianController {
  async setujui(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(statusValidator)
    await transaction(async (trx) => {
      const rekanan = await kunciRekanan(trx, isian.vendorId, isian.versi)
      await setujuiBagian(trx, ctx.pelaku, rekanan, [bagianDari(rekanan, isian.jenisStatus)])
    })
    kirimPesan(ctx, teks.pesan.statusDisimpan)
  }

  async remark(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(remarkValidator)
    await transaction(async (trx) => {
      const rekanan = await kunciRekanan(trx, idJalur(ctx, 'vendorId'), isian.versi)
      const bagian = bagianDari(rekanan, isian.jenisStatus)
      await catatKekurangan(trx, ctx.pelaku, rekanan, [{ bagian, remark: isian.value }])
    })
    kirimPesan(ctx, teks.pesan.catatanDisimpan)
  }

  /** GET /vendor/remark/jenis/{type}/id/{vendorId}: the text, empty when there is none; a vendor reads its own. */
  async bacaRemark(ctx: HttpContext) {
    const rekanan = await rekananDibaca(ctx.pelaku, idJalur(ctx, 'vendorId'))
    if (!rekanan) throw tidakDitemukan()
    const bagian = bagianDariJenisStatus(rekanan.jenis, String(ctx.params.jenis))
    if (!bagian) throw tidakDitemukan()
    kirimData(ctx, rekanan.keadaan(bagian).remark ?? '')
  }

  /** Sections whose status arrives as A and is not yet; anything else must be as it is. */
  async setujuiPerson(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(statusPersonValidator)
    await transaction(async (trx) => {
      const rekanan = await kunciPerson(trx, isian.vendorId, isian.versi)
      const baru = bagianUntuk('O').filter((b) => {
        const diminta = isian[b.statusJson as keyof typeof isian]
        if (diminta === undefined || diminta === null) return false
        if (diminta === rekanan.keadaan(b).status) return false
        if (diminta !== 'A') throw bidangSalah(b.statusJson, 'enum', teks.tolak.nilai)
        return true
      })
      if (baru.length === 0) throw bentrok(teks.tolak.tidakBerubah)
      await setujuiBagian(trx, ctx.pelaku, rekanan, baru)
    })
    kirimPesan(ctx, teks.pesan.statusDisimpan)
  }

  async remarkPerson(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(remarkPersonValidator)
    await transaction(async (trx) => {
      const rekanan = await kunciPerson(trx, isian.vendorId, isian.versi)
      const baru = bagianUntuk('O').flatMap((bagian) => {
        const remark = isian[bagian.remarkJson as keyof typeof isian]
        const sama = (remark || null) === (rekanan.keadaan(bagian).remark || null)
        return typeof remark === 'string' && remark !== '' && !sama ? [{ bagian, remark }] : []
      })
      if (baru.length === 0) throw bentrok(teks.tolak.tidakBerubah)
      await catatKekurangan(trx, ctx.pelaku, rekanan, baru)
    })
    kirimPesan(ctx, teks.pesan.remarkPerson)
  }

  async kecualikan(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(pengecualianValidator)
    await transaction(async (trx) => {
      const rekanan = await kunciRekanan(trx, isian.vendorId, isian.versi)
      await kecualikanPengalaman(trx, ctx.pelaku, rekanan, isian.alasan)
    })
    kirimPesan(ctx, teks.pesan.pengecualianDisimpan)
  }
}

async function kunciPerson(...[trx, id, versi]: Parameters<typeof kunciRekanan>) {
  const rekanan = await kunciRekanan(trx, id, versi)
  if (rekanan.jenis !== 'O') throw tidakDitemukan()
  return rekanan
}
