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
import { lockRekanan } from '#app/verifikasi/rekanan/rekanan_terkunci'
import { conflict, invalidField, notFound } from '#core/http/errors'
import { sendData, sendMessage } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { transaction } from '#core/database/transaction'

function bagianDari(rekanan: Rekanan, jenisStatus: string): BagianDosir {
  const bagian = bagianDariJenisStatus(rekanan.jenis, jenisStatus)
  if (!bagian) throw invalidField('jenisStatus', 'enum', teks.tolak.bagian)
  return bagian
}

export default class BagianController {
  async setujui(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(statusValidator)
    await transaction(async (trx) => {
      const rekanan = await lockRekanan(trx, input.vendorId, input.versi)
      await setujuiBagian(trx, ctx.pelaku, rekanan, [bagianDari(rekanan, input.jenisStatus)])
    })
    sendMessage(ctx, teks.pesan.statusDisimpan)
  }

  async remark(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(remarkValidator)
    await transaction(async (trx) => {
      const rekanan = await lockRekanan(trx, idOfPath(ctx, 'vendorId'), input.versi)
      const bagian = bagianDari(rekanan, input.jenisStatus)
      await catatKekurangan(trx, ctx.pelaku, rekanan, [{ bagian, remark: input.value }])
    })
    sendMessage(ctx, teks.pesan.catatanDisimpan)
  }

  /** GET /vendor/remark/jenis/{type}/id/{vendorId}: the text, empty when there is none; a vendor reads its own. */
  async bacaRemark(ctx: HttpContext) {
    const rekanan = await rekananDibaca(ctx.pelaku, idOfPath(ctx, 'vendorId'))
    if (!rekanan) throw notFound()
    const bagian = bagianDariJenisStatus(rekanan.jenis, String(ctx.params.jenis))
    if (!bagian) throw notFound()
    sendData(ctx, rekanan.keadaan(bagian).remark ?? '')
  }

  /** Sections whose status arrives as A and is not yet; anything else must be as it is. */
  async setujuiPerson(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(statusPersonValidator)
    await transaction(async (trx) => {
      const rekanan = await kunciPerson(trx, input.vendorId, input.versi)
      const baru = bagianUntuk('O').filter((b) => {
        const diminta = input[b.statusJson as keyof typeof input]
        if (diminta === undefined || diminta === null) return false
        if (diminta === rekanan.keadaan(b).status) return false
        if (diminta !== 'A') throw invalidField(b.statusJson, 'enum', teks.tolak.nilai)
        return true
      })
      if (baru.length === 0) throw conflict(teks.tolak.tidakBerubah)
      await setujuiBagian(trx, ctx.pelaku, rekanan, baru)
    })
    sendMessage(ctx, teks.pesan.statusDisimpan)
  }

  async remarkPerson(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(remarkPersonValidator)
    await transaction(async (trx) => {
      const rekanan = await kunciPerson(trx, input.vendorId, input.versi)
      const baru = bagianUntuk('O').flatMap((bagian) => {
        const remark = input[bagian.remarkJson as keyof typeof input]
        const sama = (remark || null) === (rekanan.keadaan(bagian).remark || null)
        return typeof remark === 'string' && remark !== '' && !sama ? [{ bagian, remark }] : []
      })
      if (baru.length === 0) throw conflict(teks.tolak.tidakBerubah)
      await catatKekurangan(trx, ctx.pelaku, rekanan, baru)
    })
    sendMessage(ctx, teks.pesan.remarkPerson)
  }

  async kecualikan(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(pengecualianValidator)
    await transaction(async (trx) => {
      const rekanan = await lockRekanan(trx, input.vendorId, input.versi)
      await kecualikanPengalaman(trx, ctx.pelaku, rekanan, input.alasan)
    })
    sendMessage(ctx, teks.pesan.pengecualianDisimpan)
  }
}

async function kunciPerson(...[trx, id, versi]: Parameters<typeof lockRekanan>) {
  const rekanan = await lockRekanan(trx, id, versi)
  if (rekanan.jenis !== 'O') throw notFound()
  return rekanan
}
