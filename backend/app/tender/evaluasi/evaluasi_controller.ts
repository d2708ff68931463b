import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { bolehkah } from '@eproc/domain/common/rights'
import { apakahRekanan } from '@eproc/domain/common/roles'
import type { EvaluasiRekanan, EvaluasiStaf, PesertaNama } from '@eproc/domain/tender/answers_hasil'
import { lulusBagian } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { diumumkanSaat } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import type Paket from '#app/paket_berjalan/paket'
import { paketBagi, rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import { paketUntuk, pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import { bolehBacaNilai } from '#app/tender/evaluasi/boleh_baca_nilai'
import { keEvaluasiStaf } from '#app/tender/evaluasi/evaluasi_transformer'
import { evaluasiValidator } from '#app/tender/evaluasi/evaluasi_validator'
import { muatNilai } from '#app/tender/evaluasi/nilai_query'
import { simpanEvaluasi } from '#app/tender/evaluasi/simpan_evaluasi'
import { hasilBagiRekanan, hasilBagiStaf, hasilSendiri } from '#app/tender/hasil/hasil_query'
import type { Pelaku } from '#core/auth/actor'
import { transaction } from '#core/database/transaction'
import { notFound } from '#core/http/errors'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

const semuaNilai = async (paket: Paket) => keEvaluasiStaf(paket, await muatNilai(db, paket.id))

/** Staff: every opened vendor for who judges, for others what is announced. */
const bagiStaf = async (
  pelaku: Pelaku,
  paket: Paket
): Promise<(EvaluasiStaf | EvaluasiRekanan)[]> =>
  (await bolehBacaNilai(pelaku, paket)) ? semuaNilai(paket) : hasilBagiStaf(paket)

/** Whoever invites to the tender has to know whom, once the qualification is announced. */
async function bolehMengundangYangLulus(pelaku: Pelaku, paket: Paket): Promise<boolean> {
  const hubungan = await pelakuPaket(pelaku, paket.id)
  if (!bolehkah({ ...pelaku, ...hubungan }, 'tender.undangan')) return false
  return diumumkanSaat(await keadaanPaket(paket)).has('K')
}

export default class EvaluasiController {
  /** Staff as {@link bagiStaf}; vendors: what is announced to them. */
  async index(ctx: HttpContext) {
    const paket = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    if (!apakahRekanan(ctx.pelaku.peran)) return sendData(ctx, await bagiStaf(ctx.pelaku, paket))
    const { rekananId } = ctx.pelaku
    sendData(ctx, rekananId === null ? [] : await hasilBagiRekanan(paket, rekananId))
  }

  /** A vendor its own, staff one of the evaluated. */
  async show(ctx: HttpContext) {
    const vendorId = idOfPath(ctx, 'vendorId')
    const paket = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    if (apakahRekanan(ctx.pelaku.peran)) {
      return sendData(ctx, await hasilSendiri(paket, rekananSendiri(ctx.pelaku, vendorId)))
    }
    const satu = (await bagiStaf(ctx.pelaku, paket)).find((n) => n.vendorId === vendorId)
    if (!satu) throw notFound()
    sendData(ctx, satu)
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(evaluasiValidator)
    const paket = await transaction((trx) => simpanEvaluasi(trx, ctx.pelaku, input))
    sendData(ctx, await semuaNilai(paket), tenderHasil.evaluasi.berhasil)
  }

  /** GET /api/lelang/peserta/lulus-kualifikasi/{paketId} */
  async lulusKualifikasi(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const tampak =
      (await bolehBacaNilai(ctx.pelaku, paket)) ||
      (await bolehMengundangYangLulus(ctx.pelaku, paket))
    const nilai = tampak ? await muatNilai(db, paket.id) : []
    sendData(
      ctx,
      nilai
        .filter((n) => lulusBagian(n, 'K') === true)
        .map(({ vendorId, nama, status }): PesertaNama => ({ vendorId, nama, status }))
    )
  }
}
