import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { bolehkah } from '@eproc/domain/hak_akses'
import { master as teks } from '@eproc/i18n/id/master'
import { tidakDitemukan } from '#inti/galat'
import { kirimBaris, kirimData, kirimRest } from '#inti/jawaban'
import { sumberDari } from '#inti/jurnal'
import { bacaRest, idJalur, tolakKueriAsing } from '#inti/kueri'
import { bolehMasuk } from '#inti/sesi'
import {
  barisParam,
  daftarParameter,
  parameterTransformer,
  satuParameter,
} from '#app/master/parameter/parameter_query'
import { parameterValidator, paramValidator } from '#app/master/parameter/parameter_validator'
import { simpanParameter } from '#app/master/parameter/simpan_parameter'

export default class ParameterController {
  /** GET /admin/param */
  async param(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const pelaku = await bolehMasuk(ctx)
    kirimBaris(ctx, await barisParam(pelaku !== null && bolehkah(pelaku, 'parameter.kelola')))
  }

  /** POST /admin/param */
  async simpanParam(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(paramValidator)
    const { id, key, value } = await simpanParameter(sumberDari(ctx), isian)
    kirimData(ctx, { id, key, value }, teks.pesan.parameterUbah)
  }

  async restDaftar(ctx: HttpContext) {
    const kueri = bacaRest(ctx, { urut: ['id', 'key', 'value', 'keterangan'] })
    const { baris, total } = await daftarParameter(kueri, kueri.ids)
    kirimRest(ctx, 'parameter', baris, kueri.awal, total)
  }

  async restSatu(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    ctx.response.send(parameterTransformer(await satuParameter(db, { id: idJalur(ctx) ?? 0 })))
  }

  async restUbah(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const id = idJalur(ctx)
    if (!id) throw tidakDitemukan()
    const isian = await ctx.request.validateUsing(parameterValidator)
    ctx.response.send(
      parameterTransformer(await simpanParameter(sumberDari(ctx), { ...isian, id }))
    )
  }
}
