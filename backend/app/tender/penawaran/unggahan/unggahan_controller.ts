import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { penawaranSendiri } from '#app/tender/penawaran/penawaran_query'
import { hapusBagian } from '#app/tender/penawaran/unggahan/upload_parts'
import { kunciDataUnggahan } from '#app/tender/penawaran/unggahan/upload_keys'
import { batalkanUnggahan, mulaiUnggahan } from '#app/tender/penawaran/unggahan/begin_upload'
import { selesaikanUnggahan } from '#app/tender/penawaran/unggahan/finish_upload'
import { tambahBagian } from '#app/tender/penawaran/unggahan/append_part'
import Unggahan from '#app/tender/penawaran/unggahan/unggahan'
import { keadaanUnggahan } from '#app/tender/penawaran/unggahan/unggahan_query'
import {
  bagianUnggahanQuery,
  mulaiValidator,
} from '#app/tender/penawaran/unggahan/unggahan_validator'
import { transaction } from '#core/database/transaction'
import { kirimData, kirimPesan } from '#core/http/answers'
import { bidangSalah } from '#core/http/errors'
import { readQuery } from '#core/http/query_string'

const token = (ctx: HttpContext): string => ctx.request.header('x-kunci-unggahan') ?? ''
const idUnggahan = (ctx: HttpContext): string => String(ctx.params.id)
const unggahanSendiri = (ctx: HttpContext): Promise<Unggahan> =>
  Unggahan.milik(db.connection(), idUnggahan(ctx), ctx.pelaku.rekananId)

/** Uploads that continue after a cut: /api/lelang/unggahan. */
export default class UnggahanController {
  async store(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(mulaiValidator)
    kirimData(ctx, await transaction((trx) => mulaiUnggahan(trx, ctx.pelaku, isian)))
  }

  async show(ctx: HttpContext) {
    kirimData(ctx, await keadaanUnggahan(await unggahanSendiri(ctx)))
  }

  /** PUT ?mulai=: the raw bytes from there. */
  async update(ctx: HttpContext) {
    const unggahan = await unggahanSendiri(ctx)
    const { mulai: dari } = await readQuery(ctx, bagianUnggahanQuery)
    const mulai = Number(dari ?? Number.NaN)
    if (!Number.isSafeInteger(mulai) || mulai < 0) {
      throw bidangSalah('mulai', 'angka', teks.unggahan.posisi(unggahan.diterima))
    }
    const kunciData = await kunciDataUnggahan(unggahan, token(ctx))
    const badan = ctx.request.request
    try {
      // Refusing must not tear the connection down: the vendor would see a cut instead of the reason.
      const sumber = badan.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
      const kini = await tambahBagian(unggahan, { mulai, kunciData, sumber })
      kirimData(ctx, await keadaanUnggahan(kini))
    } finally {
      kunciData.fill(0)
      badan.resume()
    }
  }

  async selesai(ctx: HttpContext) {
    const { paket, rekananId, tandaTerima } = await selesaikanUnggahan(ctx.pelaku, {
      id: idUnggahan(ctx),
      token: token(ctx),
    })
    const data = { ...(await penawaranSendiri(paket, rekananId)), tandaTerima: [tandaTerima] }
    kirimData(ctx, data, teks.sukses.unggah)
  }

  async destroy(ctx: HttpContext) {
    const id = idUnggahan(ctx)
    await transaction((trx) => batalkanUnggahan(trx, ctx.pelaku, { id }))
    await hapusBagian(id)
    kirimPesan(ctx, teks.sukses.dibatalkan)
  }
}
