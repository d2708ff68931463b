import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/pilihan'
import { paket as teks } from '@eproc/i18n/id/paket'
import { unggahBerkasJadwal, type UnggahJadwal } from '#app/paket/berkas_jadwal'
import { bacaJadwal } from '#app/paket/jadwal_query'
import { tahunJalur } from '#app/paket/paket_controller'
import { URUT_PAKET } from '#app/paket/paket_query'
import { revisiValidator, unggahJadwalValidator } from '#app/paket/paket_validator'
import { paketUntuk } from '#app/paket/pelaku_paket'
import { setujuiRevisi, simpanRevisi } from '#app/paket/revisi_jadwal'
import { bacaRevisi, paketRevisi } from '#app/paket/revisi_query'
import { bidangSalah } from '#inti/galat'
import { kirimData, kirimDaftar } from '#inti/jawaban'
import { bacaHalaman, idJalur, tolakKueriAsing } from '#inti/kueri'
import { denganBerkas } from '#inti/terima_berkas'

/** Schedule revisions and schedule files (S3 §2.4). */
export default class JadwalController {
  async revisi(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { id } = await paketUntuk(ctx, idJalur(ctx))
    kirimData(ctx, await bacaRevisi(id))
  }

  async menunggu(ctx: HttpContext) {
    const halaman = bacaHalaman(ctx, { urut: URUT_PAKET })
    const { baris, total } = await paketRevisi(ctx.pelaku, halaman, tahunJalur(ctx))
    kirimDaftar(ctx, baris, total)
  }

  async simpan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(revisiValidator)
    const id = await simpanRevisi(ctx, isian.paketPenyediaId, isian.listRevisiJadwal, isian.alasan)
    kirimData(ctx, await bacaRevisi(id), teks.sukses.revisi)
  }

  async setujui(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const id = await setujuiRevisi(ctx, idJalur(ctx))
    kirimData(ctx, await bacaJadwal(db, id, () => true), teks.sukses.revisiDisetujui)
  }

  /**
   * `uploadFiles[i]` belongs to the stage at place i of the schedule, unless `uruts[i]` names the stage's number.
   */
  async unggah(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const aturan = {
      'uploadFiles[*]': { jenis: [...JENIS_BERKAS_UMUM], maks: 'MAKS_UKURAN_TENDER' },
    } as const
    await denganBerkas(ctx, aturan, async ({ isian, berindeks }) => {
      const { paketPenyediaId } = await unggahJadwalValidator.validate(isian)
      const daftar: UnggahJadwal[] = [...berindeks].map(([i, berkas]) => {
        const urut = Number(berbaris(isian, 'uruts', i) ?? i + 1)
        if (!Number.isInteger(urut)) throw bidangSalah('uruts', 'number', teks.aturan.tahapJadwal)
        const tampak = String(berbaris(isian, 'showVendors', i) ?? 'false')
        return { urut, berkas, showVendor: tampak === 'true' || tampak === '1' }
      })
      const id = await unggahBerkasJadwal(ctx, paketPenyediaId, daftar)
      kirimData(ctx, await bacaJadwal(db, id, () => true), teks.sukses.berkasJadwal)
    })
  }
}

/** `nama[i]` of a multipart body, which the parser may have gathered to a list. */
function berbaris(isian: Record<string, unknown>, nama: string, i: number): unknown {
  const langsung = isian[`${nama}[${i}]`]
  if (langsung !== undefined) return langsung
  const daftar = isian[nama] as Record<string, unknown> | unknown[] | undefined
  return daftar === undefined ? undefined : (daftar as Record<string, unknown>)[String(i)]
}
