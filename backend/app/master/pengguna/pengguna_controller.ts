import type { HttpContext } from '@adonisjs/core/http'
import type { JawabanDaftarPengguna, JawabanPeran } from '@eproc/domain/master/answers'
import { PERAN_INTERNAL, teksPeran } from '@eproc/domain/common/roles'
import { master as teks } from '@eproc/i18n/id/master'
import { daftarPengguna, satuPengguna } from '#app/master/pengguna/pengguna_query'
import { penggunaTransformer } from '#app/master/pengguna/pengguna_transformer'
import {
  penggunaListQuery,
  penggunaValidator,
  statusPenggunaValidator,
} from '#app/master/pengguna/pengguna_validator'
import { daftarkanPengguna, ubahPengguna } from '#app/master/pengguna/simpan_pengguna'
import { ubahStatusPengguna } from '#app/master/pengguna/ubah_status_pengguna'
import { transaction } from '#core/database/transaction'
import { kirimDaftar, kirimData, kirimPesan } from '#core/http/answers'
import { idJalur, readPage } from '#core/http/query_string'

/** Internal users: the contract calls under /userman. */
export default class PenggunaController {
  roles(ctx: HttpContext) {
    const baris: JawabanPeran[] = PERAN_INTERNAL.map((roles) => ({ roles, nama: teksPeran(roles) }))
    kirimDaftar(ctx, baris, baris.length)
  }

  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, penggunaListQuery)
    const { baris, total } = await daftarPengguna('internal', halaman)
    kirimDaftar(ctx, baris.map(penggunaTransformer), total)
  }

  /** POST /userman/register */
  async store(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(penggunaValidator)
    const id = await transaction((trx) => daftarkanPengguna(trx, ctx.pelaku, isian))
    const jawaban: JawabanDaftarPengguna = { memberId: id, memberStatus: 'A' }
    kirimData(ctx, jawaban, teks.pesan.penggunaBaru)
  }

  /** PUT /userman/register */
  async update(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(penggunaValidator)
    await transaction((trx) => ubahPengguna(trx, ctx.pelaku, isian))
    const { id, status } = await satuPengguna('internal', isian.id ?? null)
    const jawaban: JawabanDaftarPengguna = { memberId: id, memberStatus: status }
    kirimData(ctx, jawaban, teks.pesan.penggunaUbah)
  }

  /** PUT /userman/status/{id}, for staff and vendors alike */
  async ubahStatus(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(statusPenggunaValidator)
    const id = idJalur(ctx)
    await transaction((trx) => ubahStatusPengguna(trx, ctx.pelaku, { ...isian, id }))
    kirimPesan(ctx, teks.pesan.statusUbah)
  }
}
