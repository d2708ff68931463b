import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { aturanProfil } from '@eproc/domain/akun/aturan_profil'
import { bolehkah } from '@eproc/domain/common/rights'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { riwayatAkses } from '#app/akun/akses/akses_query'
import { noRegistrasi, profilPengguna } from '#app/akun/akun_query'
import { keProfil } from '#app/akun/akun_transformer'
import { profilValidator } from '#app/akun/akun_validator'
import { ubahProfil } from '#app/akun/ubah_profil'
import { notFound } from '#core/http/errors'
import { enforce } from '#core/http/input/input'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

export default class ProfilController {
  /** The own profile; administrators open those of the users that they keep. */
  async lihat(ctx: HttpContext) {
    const id = idOfPath(ctx)
    const baris = id === null ? null : await profilPengguna(db, id)
    if (!baris) throw notFound()
    const hak = apakahRekanan(baris.peran) ? 'pengguna.rekanan.kelola' : 'pengguna.kelola'
    if (baris.id !== ctx.pelaku.id && !bolehkah(ctx.pelaku, hak)) throw notFound()
    const catatan = await riwayatAkses(db, baris.id)
    sendData(ctx, { ...keProfil(baris), catatanAkses: catatan })
  }

  async ubah(ctx: HttpContext) {
    const { versi, ...input } = await ctx.request.validateUsing(profilValidator)
    enforce(aturanProfil(input))
    const hasil = await ubahProfil(ctx.pelaku, { ...input, nama: input.nama!, versi })
    sendData(ctx, keProfil(hasil), akunLayar.message.profilDisimpan)
  }

  /** Registration number of a user's vendor, '' until there is one; own, or of any for those who list vendors. */
  async noRegistrasi(ctx: HttpContext) {
    const id = idOfPath(ctx, 'userId')
    const sendiri = id === ctx.pelaku.id
    if (id === null || (!sendiri && !bolehkah(ctx.pelaku, 'rekanan.daftar'))) throw notFound()
    const nomor = await noRegistrasi(id)
    if (nomor === null && !sendiri) throw notFound()
    sendData(ctx, { noRegistrasi: nomor ?? '' })
  }
}
