/** Certificates: make, send, open, and the public confirmation (S2 §7, decisions §3). */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import vine from '@vinejs/vine'
import { bolehkah } from '@eproc/domain/common/rights'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import {
  buatSertifikat,
  KELAS_SERTIFIKAT,
  kirimSertifikat,
} from '#app/verifikasi/sertifikat/buat_sertifikat'
import { konfirmasiSertifikat } from '#app/verifikasi/sertifikat/sertifikat_query'
import { alirkan } from '#core/files/berkas_controller'
import { tidakDitemukan } from '#core/http/errors'
import { kirimData, kirimPesan } from '#core/http/answers'
import type { BarisBerkas } from '#core/files/file_class'
import { idJalur } from '#core/http/query_string'
import type { Pelaku } from '#core/auth/actor'
import { sql } from '#core/database/sql'

export const kirimValidator = vine.create({
  vendorId: vine.number().withoutDecimals().max(2147483647),
  emailSend: vine.string().trim().maxLength(254).email(),
})

/** The vendor itself, and staff who may open dossiers. */
export const bolehBacaSertifikat = (pelaku: Pelaku | null, rekananId: number | null): boolean =>
  pelaku !== null &&
  (bolehkah(pelaku, 'rekanan.dosir.baca') || (rekananId !== null && pelaku.rekananId === rekananId))

export default class SertifikatController {
  async buat(ctx: HttpContext) {
    const data = await buatSertifikat(ctx, idJalur(ctx, 'vendorId'))
    kirimData(ctx, data, teks.pesan.sertifikatDibuat)
  }

  async kirim(ctx: HttpContext) {
    const { vendorId, emailSend } = await ctx.request.validateUsing(kirimValidator)
    await kirimSertifikat(ctx, vendorId, emailSend)
    kirimPesan(ctx, teks.pesan.sertifikatDikirim(emailSend))
  }

  /** GET /sert/{file}: by the file's name, or by the whole stored path. */
  async unduh(ctx: HttpContext) {
    const nama = (ctx.params['*'] as string[]).at(-1) ?? ''
    if (!/^[0-9a-f-]{36}\.pdf$/.test(nama)) throw tidakDitemukan()
    const [berkas] = await sql<BarisBerkas>(
      db,
      'select * from berkas where jalur = ? and kelas = ?',
      [`berkas/${nama.slice(0, 2)}/${nama}`, KELAS_SERTIFIKAT]
    )
    if (!berkas || !bolehBacaSertifikat(ctx.pelaku, berkas.rekanan_id)) throw tidakDitemukan()
    await alirkan(ctx, berkas)
  }

  async konfirmasi(ctx: HttpContext) {
    kirimData(ctx, await konfirmasiSertifikat(String(ctx.params.kode)))
  }
}
