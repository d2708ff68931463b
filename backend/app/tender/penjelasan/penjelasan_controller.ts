import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { tampakRekanan } from '@eproc/domain/tahap/akses'
import { apakahInternal } from '@eproc/domain/peran'
import { uraiTab, type FasePenjelasan } from '@eproc/domain/tahap/tab'
import { tender as teks } from '@eproc/i18n/id/tender'
import type Paket from '#app/paket/paket'
import { paketBagi } from '#app/paket/paket_rekanan'
import { keadaanPaket, konteksRekanan, sudahMulai } from '#app/paket/tahap_paket'
import { pesanValidator, topikValidator } from '#app/tender/penjelasan/penjelasan_validator'
import { daftarTopik } from '#app/tender/penjelasan/topik_query'
import { buatTopik, kirimPesanTopik, ubahTopik } from '#app/tender/penjelasan/tulis_penjelasan'
import { tidakDitemukan } from '#inti/galat'
import { kirimData } from '#inti/jawaban'
import { idJalur, tolakKueriAsing } from '#inti/kueri'

/** 404 unless the reader is staff or a participant whose explanation tab has begun. */
async function wajibMembaca(ctx: HttpContext, paket: Paket, fase: FasePenjelasan): Promise<void> {
  const k = await keadaanPaket(paket)
  const tahap = k.templat.find((t) => {
    const tab = t.rekanan ? uraiTab(t.rekanan) : null
    return tab?.jenis === 'penjelasan' && tab.varian === fase
  })
  const baris = k.jadwal.find((b) => b.kunci === tahap?.kunci)
  if (!tahap || !baris) throw tidakDitemukan()
  if (apakahInternal(ctx.pelaku.peran)) return
  if (ctx.pelaku.rekananId === null) throw tidakDitemukan()
  const konteks = await konteksRekanan(paket, ctx.pelaku.rekananId, db, k)
  if (!tampakRekanan(tahap, baris, k.status, konteks) || !sudahMulai(k, baris)) {
    throw tidakDitemukan()
  }
}

export default class PenjelasanController {
  async daftar(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const fase = ctx.params.tahap as FasePenjelasan
    const paket = await paketBagi(ctx, idJalur(ctx, 'paketId'))
    await wajibMembaca(ctx, paket, fase)
    kirimData(ctx, await daftarTopik(paket.id, fase, ctx.pelaku))
  }

  async buat(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const sah = await ctx.request.validateUsing(topikValidator)
    const { paket } = await db.transaction((trx) =>
      buatTopik(trx, ctx, sah.paketPenyediaId, {
        fase: sah.tahap,
        subjek: sah.subject,
        pesan: sah.message,
      })
    )
    kirimData(ctx, await daftarTopik(paket.id, sah.tahap, ctx.pelaku), teks.penjelasan.topikBaru)
  }

  async ubah(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const sah = await ctx.request.validateUsing(topikValidator)
    const { paket, fase } = await db.transaction((trx) =>
      ubahTopik(trx, ctx, idJalur(ctx, 'chatId') ?? 0, {
        subjek: sah.subject,
        pesan: sah.message,
        versi: sah.versi ?? null,
      })
    )
    kirimData(ctx, await daftarTopik(paket.id, fase, ctx.pelaku), teks.penjelasan.topikDiperbarui)
  }

  async pesan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const sah = await ctx.request.validateUsing(pesanValidator)
    const { paket, fase } = await db.transaction((trx) =>
      kirimPesanTopik(trx, ctx, sah.chatId, sah.message)
    )
    kirimData(ctx, await daftarTopik(paket.id, fase, ctx.pelaku), teks.penjelasan.terkirim)
  }
}
