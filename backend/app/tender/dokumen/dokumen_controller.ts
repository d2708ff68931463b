import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { tender as teks } from '@eproc/i18n/id/tender'
import { paketBagi } from '#app/paket/paket_rekanan'
import { paketUntuk, wajibHakPaket } from '#app/paket/pelaku_paket'
import { BERKAS_TENDER } from '#app/tender/berkas_tender'
import { berkasTahapValidator, dokumenValidator } from '#app/tender/dokumen/dokumen_validator'
import { dokumenTender } from '#app/tender/dokumen/dokumen_query'
import { simpanBerkasTahap, tipePanel } from '#app/tender/dokumen/simpan_berkas_tahap'
import { simpanDokumen } from '#app/tender/dokumen/simpan_dokumen'
import { jadwalBagi } from '#app/tender/tab/jadwal_query'
import { bidangSalah } from '#inti/galat'
import { kirimData } from '#inti/jawaban'
import { idJalur, tolakKueriAsing } from '#inti/kueri'
import { denganBerkas } from '#inti/terima_berkas'

export default class DokumenController {
  /** Both reading calls: staff what is prepared, vendors what their stage gives. */
  async baca(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const paket = await paketBagi(ctx, idJalur(ctx, 'paketId'))
    kirimData(ctx, await dokumenTender(paket, ctx.pelaku))
  }

  async unggah(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const aturan = { fileSDP: BERKAS_TENDER, fileTambahan: BERKAS_TENDER }
    const hasil = await denganBerkas(ctx, aturan, async ({ isian, berkas }) => {
      const sah = await dokumenValidator.validate(isian)
      const paket = await paketUntuk(ctx, sah.paketPenyediaId)
      await wajibHakPaket(ctx, paket, 'tender.sdp')
      const addendum = await db.transaction((trx) =>
        simpanDokumen(trx, ctx, paket, {
          berkas,
          tahap: sah.tahap ?? null,
          keterangan: sah.keterangan ?? null,
        })
      )
      return dokumenTender(paket, ctx.pelaku, addendum)
    })
    kirimData(ctx, hasil, teks.dokumen.berhasil)
  }

  /** POST /api/rup/jadwal-private/upload: a list whose first item has fileJadwalPrivate */
  async unggahTahap(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await denganBerkas(ctx, { file: BERKAS_TENDER }, async ({ isian, berkas }) => {
      const sah = await berkasTahapValidator.validate(isian)
      const paket = await paketUntuk(ctx, sah.paketPenyediaId)
      const tipe = tipePanel(paket, sah.urut)
      if (!tipe) throw bidangSalah('urut', 'enum', teks.galat.tahapTidakAda)
      await wajibHakPaket(
        ctx,
        paket,
        tipe === 'pengumuman' ? 'tender.pengumuman' : 'tender.penjelasan'
      )
      await db.transaction((trx) =>
        simpanBerkasTahap(trx, ctx, paket, {
          urut: sah.urut,
          tipe,
          showVendor: sah.showVendor ?? true,
          file: berkas.file,
        })
      )
      const jadwal = await jadwalBagi(paket, ctx.pelaku)
      const milik = jadwal.filter((b) => b.urut === sah.urut)
      kirimData(ctx, milik, teks.berkasTahap.berhasil[tipe])
    })
  }
}
