import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { penawaranSendiri } from '#app/tender/penawaran/penawaran_query'
import { hapusBagian } from '#app/tender/penawaran/unggahan/upload_parts'
import { uploadDataKey } from '#app/tender/penawaran/unggahan/upload_keys'
import { batalkanUnggahan, beginUpload } from '#app/tender/penawaran/unggahan/begin_upload'
import { selesaikanUnggahan } from '#app/tender/penawaran/unggahan/finish_upload'
import { tambahBagian } from '#app/tender/penawaran/unggahan/append_part'
import Unggahan from '#app/tender/penawaran/unggahan/unggahan'
import { keadaanUnggahan } from '#app/tender/penawaran/unggahan/unggahan_query'
import {
  uploadPartQuery,
  beginUploadValidator,
} from '#app/tender/penawaran/unggahan/unggahan_validator'
import { transaction } from '#core/database/transaction'
import { sendData, sendMessage } from '#core/http/answers'
import { invalidField } from '#core/http/errors'
import { readQuery } from '#core/http/query/query_string'

const token = (ctx: HttpContext): string => ctx.request.header('x-kunci-unggahan') ?? ''
const idUnggahan = (ctx: HttpContext): string => String(ctx.params.id)
const unggahanSendiri = (ctx: HttpContext): Promise<Unggahan> =>
  Unggahan.milik(db.connection(), idUnggahan(ctx), ctx.pelaku.rekananId)

/** Uploads that continue after a cut: /api/lelang/unggahan. */
export default class UnggahanController {
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(beginUploadValidator)
    sendData(ctx, await transaction((trx) => beginUpload(trx, ctx.pelaku, input)))
  }

  async show(ctx: HttpContext) {
    sendData(ctx, await keadaanUnggahan(await unggahanSendiri(ctx)))
  }

  /** PUT ?mulai=: the raw bytes from there. */
  async update(ctx: HttpContext) {
    const unggahan = await unggahanSendiri(ctx)
    const { mulai: dari } = await readQuery(ctx, uploadPartQuery)
    const mulai = Number(dari ?? Number.NaN)
    if (!Number.isSafeInteger(mulai) || mulai < 0) {
      throw invalidField('mulai', 'angka', teks.unggahan.posisi(unggahan.diterima))
    }
    const dataKey = await uploadDataKey(unggahan, token(ctx))
    const body = ctx.request.request
    try {
      // Refusing must not tear the connection down: the vendor would see a cut instead of the reason.
      const source = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
      const kini = await tambahBagian(unggahan, { mulai, kunciData: dataKey, sumber: source })
      sendData(ctx, await keadaanUnggahan(kini))
    } finally {
      dataKey.fill(0)
      body.resume()
    }
  }

  async selesai(ctx: HttpContext) {
    const { paket, rekananId, tandaTerima } = await selesaikanUnggahan(ctx.pelaku, {
      id: idUnggahan(ctx),
      token: token(ctx),
    })
    const data = { ...(await penawaranSendiri(paket, rekananId)), tandaTerima: [tandaTerima] }
    sendData(ctx, data, teks.sukses.unggah)
  }

  async destroy(ctx: HttpContext) {
    const id = idUnggahan(ctx)
    await transaction((trx) => batalkanUnggahan(trx, ctx.pelaku, { id }))
    await hapusBagian(id)
    sendMessage(ctx, teks.sukses.dibatalkan)
  }
}
