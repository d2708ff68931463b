import type { HttpContext } from '@adonisjs/core/http'
import { TIPE_UNDANGAN, adaPilihan, type TipeUndangan } from '@eproc/domain/common/choices'
import { tender as teks } from '@eproc/i18n/id/tender'
import { paketRekanan, rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { segarkanSemuaMasaBerlaku } from '#app/dosir/status/masa_berlaku'
import { BERKAS_TENDER } from '#app/tender/berkas/berkas_tender'
import { undanganRekanan } from '#app/tender/peserta/peserta_query'
import { daftarUndangan } from '#app/tender/undangan/calon_query'
import { kirimUndangan } from '#app/tender/undangan/kirim_undangan'
import { calonListQuery, undanganValidator } from '#app/tender/undangan/undangan_validator'
import { tidakDitemukan } from '#core/http/errors'
import { kirimDaftar, kirimData } from '#core/http/answers'
import { idJalur, readPage } from '#core/http/query_string'
import { denganBerkas } from '#core/http/with_files'
import { transaction } from '#core/database/transaction'

const SEMUA = { awal: 0, jumlah: 1000, cari: null, urut: null }

function tipeJalur(ctx: HttpContext): TipeUndangan {
  const tipe: unknown = ctx.params.tipe
  if (!adaPilihan(TIPE_UNDANGAN, tipe)) throw tidakDitemukan()
  return tipe
}

export default class UndanganController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, calonListQuery)
    const tipe = tipeJalur(ctx)
    const paket = await paketUntuk(ctx.pelaku, idJalur(ctx, 'paketId'))
    if (tipe === 'P') await segarkanSemuaMasaBerlaku()
    const { rows, total } = await daftarUndangan(paket, tipe, halaman)
    kirimDaftar(ctx, rows, total)
  }

  async store(ctx: HttpContext) {
    const hasil = await denganBerkas(
      ctx,
      { 'listUploadFile[*]': BERKAS_TENDER },
      async ({ isian, berindeks }) => {
        const sah = await undanganValidator.validate(isian)
        const { paketPenyediaId: paketId, tipe, listUndangan: daftar } = sah
        if (tipe === 'P') await segarkanSemuaMasaBerlaku()
        const kiriman = { paketId, tipe, daftar, berkas: berindeks }
        await transaction((trx) => kirimUndangan(trx, ctx.pelaku, kiriman))
        return (await daftarUndangan({ id: paketId }, tipe, SEMUA)).rows
      }
    )
    kirimData(ctx, hasil, teks.undangan.berhasil)
  }

  /** The vendor's own invitations in one package. */
  async rekanan(ctx: HttpContext) {
    const vendorId = rekananSendiri(ctx.pelaku, idJalur(ctx, 'vendorId'))
    const { id } = await paketRekanan(vendorId, idJalur(ctx, 'paketId'))
    kirimData(ctx, await undanganRekanan(vendorId, { paketId: id }))
  }
}
