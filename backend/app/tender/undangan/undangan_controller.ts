import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { TIPE_UNDANGAN, adaPilihan, type TipeUndangan } from '@eproc/domain/pilihan'
import { tender as teks } from '@eproc/i18n/id/tender'
import { paketRekanan, rekananSendiri } from '#app/paket/paket_rekanan'
import { paketUntuk, wajibHakPaket } from '#app/paket/pelaku_paket'
import { segarkanSemuaMasaBerlaku } from '#app/dosir/masa_berlaku'
import { BERKAS_TENDER } from '#app/tender/berkas_tender'
import { undanganRekanan } from '#app/tender/peserta/peserta_query'
import { daftarUndangan, URUT_CALON } from '#app/tender/undangan/calon_query'
import { bacaCentang, kirimUndangan, undanganValidator } from '#app/tender/undangan/kirim_undangan'
import { tidakDitemukan } from '#inti/galat'
import { kirimDaftar, kirimData } from '#inti/jawaban'
import { bacaHalaman, idJalur, tolakKueriAsing } from '#inti/kueri'
import { denganBerkas } from '#inti/terima_berkas'

const SEMUA = { awal: 0, jumlah: 1000, cari: null, urut: null }

function tipeJalur(ctx: HttpContext): TipeUndangan {
  const tipe: unknown = ctx.params.tipe
  if (!adaPilihan(TIPE_UNDANGAN, tipe)) throw tidakDitemukan()
  return tipe
}

export default class UndanganController {
  async daftar(ctx: HttpContext) {
    const halaman = bacaHalaman(ctx, { urut: URUT_CALON })
    const tipe = tipeJalur(ctx)
    const paket = await paketUntuk(ctx, idJalur(ctx, 'paketId'))
    if (tipe === 'P') await segarkanSemuaMasaBerlaku()
    const { rows, total } = await daftarUndangan(paket, tipe, halaman)
    kirimDaftar(ctx, rows, total)
  }

  async kirim(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const hasil = await denganBerkas(
      ctx,
      { 'listUploadFile[*]': BERKAS_TENDER },
      async ({ isian, berindeks }) => {
        const sah = await undanganValidator.validate(isian)
        const paket = await paketUntuk(ctx, sah.paketPenyediaId)
        await wajibHakPaket(ctx, paket, 'tender.undangan')
        if (sah.tipe === 'P') await segarkanSemuaMasaBerlaku()
        const centang = await bacaCentang(sah.listUndangan, berindeks)
        await db.transaction((trx) => kirimUndangan(trx, ctx, paket, sah.tipe, centang))
        return (await daftarUndangan(paket, sah.tipe, SEMUA)).rows
      }
    )
    kirimData(ctx, hasil, teks.undangan.berhasil)
  }

  /** The vendor's own invitations in one package. */
  async rekanan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const vendorId = rekananSendiri(ctx, idJalur(ctx, 'vendorId'))
    const { id } = await paketRekanan(vendorId, idJalur(ctx, 'paketId'))
    kirimData(ctx, await undanganRekanan(vendorId, { paketId: id }))
  }
}
