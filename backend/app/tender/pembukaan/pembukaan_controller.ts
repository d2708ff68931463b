import type { HttpContext } from '@adonisjs/core/http'
import type { PembukaanAnswer } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import { bukaSendiri } from '@eproc/i18n/id/buka_sendiri'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { bolehBacaNilai } from '#app/tender/evaluasi/boleh_baca_nilai'
import { beritaAcaraPembukaan } from '#app/tender/pembukaan/berita_acara_query'
import { langkahPembukaan } from '#app/tender/pembukaan/langkah'
import { mintaPembukaan, sahkanPembukaan } from '#app/tender/pembukaan/buka_penawaran'
import { openingProofsOf } from '#app/tender/pembukaan/log/opening_proofs_query'
import { decideVendorsOpen } from '#app/tender/pembukaan/rekanan/decide'
import type { Part } from '#app/tender/pembukaan/reserve'
import { openingToSignFor } from '#app/tender/pembukaan/tanda_tangan/statement_to_sign'
import { keputusanValidator, pembukaanValidator } from '#app/tender/pembukaan/pembukaan_validator'
import { bolehIsi } from '#app/tender/penawaran/unduh_penawaran'
import type { Pelaku } from '#core/auth/actor'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

/** A reserve in an absent person's place. */
const RESERVE: Part = { cadangan: true }

/** The opening as this caller may see it, with the caller's part in what comes next: who failed before is a judgement. */
async function answerTo(actor: Pelaku, paket: Paket, tahap: string): Promise<PembukaanAnswer> {
  const { isi } = await bolehIsi(actor, paket.id)
  const acara = await beritaAcaraPembukaan(paket, tahap, isi)
  const tidakDibuka = (await bolehBacaNilai(actor, paket))
    ? acara.tidakDibuka
    : acara.tidakDibuka.filter(({ alasan }) => alasan !== teks.buka.tidakLulus)
  return { ...acara, tidakDibuka, langkah: await langkahPembukaan(paket, actor, acara) }
}

/** POST /api/tender/pembukaan/{paketId} …/pernyataan and …/sahkan, the same below …/cadangan, GET …/{tahap}. */
export default class PembukaanController {
  async minta(ctx: HttpContext) {
    await this.#laksanakan(ctx, mintaPembukaan, teks.sukses.diminta)
  }

  async sahkan(ctx: HttpContext) {
    await this.#laksanakan(ctx, sahkanPembukaan, teks.sukses.dibuka)
  }

  async sign(ctx: HttpContext) {
    await this.#toSign(ctx)
  }

  async mintaCadangan(ctx: HttpContext) {
    await this.#laksanakan(ctx, mintaPembukaan, teks.sukses.diminta, RESERVE)
  }

  async sahkanCadangan(ctx: HttpContext) {
    await this.#laksanakan(ctx, sahkanPembukaan, teks.sukses.dibuka, RESERVE)
  }

  async signCadangan(ctx: HttpContext) {
    await this.#toSign(ctx, RESERVE)
  }

  async rekanan(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(keputusanValidator)
    const sent = { ...isian, paketId: idOfPath(ctx, 'paketId') }
    const decided = await transaction((trx) => decideVendorsOpen(trx, ctx.pelaku, sent))
    sendData(ctx, await answerTo(ctx.pelaku, decided.paket, decided.tahap), bukaSendiri.diputuskan)
  }

  async show(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'))
    sendData(ctx, await answerTo(ctx.pelaku, paket, String(ctx.params.tahap)))
  }

  async #toSign(ctx: HttpContext, part: Part = {}) {
    const isian = await ctx.request.validateUsing(pembukaanValidator)
    const diminta = { ...isian, ...part, paketId: idOfPath(ctx, 'paketId') }
    ctx.response.header('Cache-Control', 'private, no-store')
    const made = await transaction((trx) => openingToSignFor(trx, ctx.pelaku, diminta))
    sendData(ctx, { ...made.given, bukti: await openingProofsOf(made) })
  }

  async #laksanakan(
    ctx: HttpContext,
    kerja: typeof mintaPembukaan,
    pesan: string,
    part: Part = {}
  ) {
    const isian = await ctx.request.validateUsing(pembukaanValidator)
    const diminta = { ...isian, ...part, paketId: idOfPath(ctx, 'paketId') }
    const { paket, pembukaan } = await transaction((trx) => kerja(trx, ctx.pelaku, diminta))
    sendData(ctx, await answerTo(ctx.pelaku, paket, pembukaan.tahap), pesan)
  }
}
