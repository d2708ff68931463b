import type { HttpContext } from '@adonisjs/core/http'
import type { PenggunaListAnswer, PeranAnswer } from '@eproc/domain/master/answers'
import { PERAN_INTERNAL, teksPeran } from '@eproc/domain/common/roles'
import { kodeMasuk } from '@eproc/i18n/id/kode_masuk'
import { master as teks } from '@eproc/i18n/id/master'
import { sendMenunggu } from '#app/master/akses/jawab_menunggu_controller'
import { listPengguna, satuPengguna } from '#app/master/pengguna/pengguna_query'
import { penggunaTransformer } from '#app/master/pengguna/pengguna_transformer'
import {
  penggunaListQuery,
  penggunaValidator,
  statusPenggunaValidator,
} from '#app/master/pengguna/pengguna_validator'
import { hapusKodeMasuk } from '#app/master/pengguna/hapus_kode_masuk'
import { registerPengguna, ubahPengguna } from '#app/master/pengguna/simpan_pengguna'
import { ubahStatusPengguna } from '#app/master/pengguna/ubah_status_pengguna'
import { transaction } from '#core/database/transaction'
import { sendList, sendData, sendMessage } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'

/** Internal users: the contract calls under /userman. */
export default class PenggunaController {
  roles(ctx: HttpContext) {
    const baris: PeranAnswer[] = PERAN_INTERNAL.map((roles) => ({ roles, nama: teksPeran(roles) }))
    sendList(ctx, baris, baris.length)
  }

  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, penggunaListQuery)
    const { baris, total } = await listPengguna('internal', halaman)
    sendList(ctx, baris.map(penggunaTransformer), total)
  }

  /** POST /userman/register */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(penggunaValidator)
    const hasil = await transaction((trx) => registerPengguna(trx, ctx.pelaku, input))
    if (hasil.menunggu !== null) return sendMenunggu(ctx, hasil.menunggu)
    const { id } = hasil
    const jawaban: PenggunaListAnswer = { memberId: id, memberStatus: 'A' }
    sendData(ctx, jawaban, teks.pesan.penggunaBaru)
  }

  /** PUT /userman/register */
  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(penggunaValidator)
    const { menunggu } = await transaction((trx) => ubahPengguna(trx, ctx.pelaku, input))
    if (menunggu !== null) return sendMenunggu(ctx, menunggu)
    const { id, status } = await satuPengguna('internal', input.id ?? null)
    const jawaban: PenggunaListAnswer = { memberId: id, memberStatus: status }
    sendData(ctx, jawaban, teks.pesan.penggunaUbah)
  }

  /** DELETE /api/userman/kode-masuk/{id}, of staff and vendors alike */
  async hapusKodeMasuk(ctx: HttpContext) {
    const menunggu = await transaction((trx) => hapusKodeMasuk(trx, ctx.pelaku, idOfPath(ctx)))
    if (menunggu !== null) return sendMenunggu(ctx, menunggu)
    sendMessage(ctx, kodeMasuk.message.dihapus)
  }

  /** PUT /userman/status/{id}, for staff and vendors alike */
  async ubahStatus(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(statusPenggunaValidator)
    const id = idOfPath(ctx)
    await transaction((trx) => ubahStatusPengguna(trx, ctx.pelaku, { ...input, id }))
    sendMessage(ctx, teks.pesan.statusUbah)
  }
}
