import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { penawaranSendiri } from '#app/tender/penawaran/penawaran_query'
import { kunciDataUnggahan, tambahBagian, unggahanSendiri } from '#app/tender/penawaran/unggahan'
import {
  batalkanUnggahan,
  keadaanUnggahan,
  mulaiUnggahan,
  selesaikanUnggahan,
} from '#app/tender/penawaran/unggahan_selesai'
import { bidangSalah } from '#inti/galat'
import { kirimData, kirimPesan } from '#inti/jawaban'
import { tolakKueriAsing } from '#inti/kueri'

const idUnggahan = (ctx: HttpContext): string => String(ctx.params.id)
const token = (ctx: HttpContext): string => ctx.request.header('x-kunci-unggahan') ?? ''

/** Uploads that continue after a cut: /api/lelang/unggahan. */
export default class UnggahanController {
  async mulai(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    kirimData(ctx, await mulaiUnggahan(ctx))
  }

  async lihat(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    kirimData(
      ctx,
      await keadaanUnggahan(await unggahanSendiri(db, idUnggahan(ctx), ctx.pelaku.rekananId))
    )
  }

  /** PUT ?mulai=: the raw bytes from there. */
  async tambah(ctx: HttpContext) {
    const b = await unggahanSendiri(db, idUnggahan(ctx), ctx.pelaku.rekananId)
    tolakKueriAsing(ctx, ['mulai'])
    const mulai = Number(ctx.request.qs().mulai ?? Number.NaN)
    if (!Number.isSafeInteger(mulai) || mulai < 0) {
      throw bidangSalah('mulai', 'angka', teks.unggahan.posisi(b.diterima))
    }
    const kunciData = await kunciDataUnggahan(b, token(ctx))
    const badan = ctx.request.request
    try {
      // Refusing must not tear the connection down: the vendor would see a cut instead of the reason.
      const sumber = badan.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
      const diterima = await tambahBagian(b, mulai, kunciData, sumber)
      kirimData(ctx, await keadaanUnggahan({ ...b, diterima }))
    } finally {
      kunciData.fill(0)
      badan.resume()
    }
  }

  async selesai(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { paket, rekananId, tandaTerima } = await selesaikanUnggahan(
      ctx,
      idUnggahan(ctx),
      token(ctx)
    )
    const data = { ...(await penawaranSendiri(paket, rekananId)), tandaTerima: [tandaTerima] }
    kirimData(ctx, data, teks.sukses.unggah)
  }

  async batal(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await batalkanUnggahan(ctx, idUnggahan(ctx))
    kirimPesan(ctx, teks.sukses.dibatalkan)
  }
}
