import type { HttpContext } from '@adonisjs/core/http'
import { TIPE_UNDANGAN, adaPilihan, type TipeUndangan } from '@eproc/domain/common/choices'
import { tender as teks } from '@eproc/i18n/id/tender'
import { paketRekanan, rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { segarkanSemuaMasaBerlaku } from '#app/dosir/status/masa_berlaku'
import { BERKAS_TENDER } from '#app/tender/berkas/berkas_tender'
import { undanganRekanan } from '#app/tender/peserta/peserta_query'
import { listUndangan } from '#app/tender/undangan/calon_query'
import { kirimUndangan } from '#app/tender/undangan/kirim_undangan'
import { pesertaBagi, undanganBagi } from '#app/tender/undangan/undangan_bagi'
import { calonListQuery, undanganValidator } from '#app/tender/undangan/undangan_validator'
import { notFound } from '#core/http/errors'
import { sendList, sendData } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'
import { withFiles } from '#core/http/with_files'
import { transaction } from '#core/database/transaction'

const SEMUA = { awal: 0, jumlah: 1000, cari: null, urut: null }

function tipeJalur(ctx: HttpContext): TipeUndangan {
  const tipe: unknown = ctx.params.tipe
  if (!adaPilihan(TIPE_UNDANGAN, tipe)) throw notFound()
  return tipe
}

export default class UndanganController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, calonListQuery)
    const tipe = tipeJalur(ctx)
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const { rows, total } = await undanganBagi(ctx.pelaku, paket, { ...halaman, tipe })
    sendList(ctx, rows, total)
  }

  /** GET /api/rup/paket/pesertanama/{paketId}/{tipe} */
  async pesertaNama(ctx: HttpContext) {
    const halaman = await readPage(ctx, calonListQuery)
    const tipe = tipeJalur(ctx)
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const { rows, total } = await pesertaBagi(ctx.pelaku, paket, { ...halaman, tipe })
    sendList(ctx, rows, total)
  }

  async store(ctx: HttpContext) {
    const hasil = await withFiles(
      ctx,
      { 'listUploadFile[*]': BERKAS_TENDER },
      async ({ isian: input, berindeks }) => {
        const sah = await undanganValidator.validate(input)
        const { paketPenyediaId: paketId, tipe, listUndangan: daftar } = sah
        if (tipe === 'P') await segarkanSemuaMasaBerlaku()
        const kiriman = { paketId, tipe, daftar, berkas: berindeks }
        await transaction((trx) => kirimUndangan(trx, ctx.pelaku, kiriman))
        return (await listUndangan({ id: paketId }, tipe, SEMUA)).rows
      }
    )
    sendData(ctx, hasil, teks.undangan.berhasil)
  }

  /** The vendor's own invitations in one package. */
  async rekanan(ctx: HttpContext) {
    const vendorId = rekananSendiri(ctx.pelaku, idOfPath(ctx, 'vendorId'))
    const { id } = await paketRekanan(vendorId, idOfPath(ctx, 'paketId'))
    sendData(ctx, await undanganRekanan(vendorId, { paketId: id }))
  }
}
