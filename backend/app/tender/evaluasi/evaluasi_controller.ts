import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { apakahRekanan } from '@eproc/domain/peran'
import type { PesertaNama } from '@eproc/domain/jawaban/tender_hasil'
import { lulusBagian } from '@eproc/domain/aturan_evaluasi'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type Paket from '#app/paket/paket'
import { paketBagi, rekananSendiri } from '#app/paket/paket_rekanan'
import { paketUntuk } from '#app/paket/pelaku_paket'
import { keEvaluasiStaf } from '#app/tender/evaluasi/evaluasi_transformer'
import { evaluasiValidator } from '#app/tender/evaluasi/evaluasi_validator'
import { muatNilai } from '#app/tender/evaluasi/nilai_query'
import { simpanEvaluasi } from '#app/tender/evaluasi/simpan_evaluasi'
import { hasilBagiRekanan, hasilSendiri } from '#app/tender/hasil/hasil_query'
import { tidakDitemukan } from '#inti/galat'
import { kirimData } from '#inti/jawaban'
import { idJalur, tolakKueriAsing } from '#inti/kueri'

const bagiStaf = async (paket: Paket) => keEvaluasiStaf(paket, await muatNilai(db, paket.id))

export default class EvaluasiController {
  /** Staff: every opened vendor; vendors: what is announced to them. */
  async daftar(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const paket = await paketBagi(ctx, idJalur(ctx, 'paketId'))
    if (!apakahRekanan(ctx.pelaku.peran)) return kirimData(ctx, await bagiStaf(paket))
    const { rekananId } = ctx.pelaku
    kirimData(ctx, rekananId === null ? [] : await hasilBagiRekanan(paket, rekananId))
  }

  /** A vendor its own, staff one of the evaluated. */
  async satu(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const vendorId = idJalur(ctx, 'vendorId')
    const paket = await paketBagi(ctx, idJalur(ctx, 'paketId'))
    if (apakahRekanan(ctx.pelaku.peran)) {
      return kirimData(ctx, await hasilSendiri(paket, rekananSendiri(ctx, vendorId)))
    }
    const satu = (await bagiStaf(paket)).find((n) => n.vendorId === vendorId)
    if (!satu) throw tidakDitemukan()
    kirimData(ctx, satu)
  }

  async simpan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(evaluasiValidator)
    const paket = await simpanEvaluasi(ctx, isian)
    kirimData(ctx, await bagiStaf(paket), tenderHasil.evaluasi.berhasil)
  }

  /** GET /api/lelang/peserta/lulus-kualifikasi/{paketId} */
  async lulusKualifikasi(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const paket = await paketUntuk(ctx, idJalur(ctx, 'paketId'))
    const nilai = await muatNilai(db, paket.id)
    kirimData(
      ctx,
      nilai
        .filter((n) => lulusBagian(n, 'K') === true)
        .map(({ vendorId, nama, status }): PesertaNama => ({ vendorId, nama, status }))
    )
  }
}
