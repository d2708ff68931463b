import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { aturanProfil } from '@eproc/domain/aturan_profil'
import { bolehkah } from '@eproc/domain/hak_akses'
import { apakahRekanan } from '@eproc/domain/peran'
import { akunLayar } from '@eproc/i18n/id/akun_layar'
import { akunTerkunci, noRegistrasi, profilPengguna } from '#app/akun/akun_query'
import { keProfil } from '#app/akun/akun_transformer'
import { profilValidator } from '#app/akun/akun_validator'
import { tidakDitemukan, versiUsang } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { kirimData } from '#inti/jawaban'
import { beda, catat, sumberDari } from '#inti/jurnal'
import { idJalur, tolakKueriAsing } from '#inti/kueri'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

export default class ProfilController {
  /** The own profile; administrators open those of the users that they keep. */
  async lihat(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const id = idJalur(ctx)
    const baris = id === null ? null : await profilPengguna(db, id)
    if (!baris) throw tidakDitemukan()
    const hak = apakahRekanan(baris.peran) ? 'pengguna.rekanan.kelola' : 'pengguna.kelola'
    if (baris.id !== ctx.pelaku.id && !bolehkah(ctx.pelaku, hak)) throw tidakDitemukan()
    kirimData(ctx, keProfil(baris))
  }

  async ubah(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { versi, ...isian } = await ctx.request.validateUsing(profilValidator)
    tegakkan(aturanProfil(isian))
    const { id } = ctx.pelaku
    const hasil = await db.transaction(async (trx) => {
      await akunTerkunci(trx, id)
      const lama = await profilPengguna(trx, id)
      if (!lama) throw tidakDitemukan()
      if (versi !== undefined && versi !== lama.versi) throw versiUsang()
      // A field that was not sent stays as it is; an empty one is emptied.
      const baru = {
        nama: isian.nama!,
        jabatan: isian.jabatan === undefined ? lama.jabatan : isian.jabatan || null,
        telepon: isian.telepon === undefined ? lama.telepon : isian.telepon || null,
      }
      await sql(
        trx,
        `update pengguna set nama = ?, jabatan = ?, telepon = ?, diubah_pada = ${sqlSekarang()},
                versi = versi + 1 where id = ?`,
        [baru.nama, baru.jabatan, baru.telepon, id]
      )
      await catat(trx, sumberDari(ctx), {
        aksi: 'profil.ubah',
        objek: 'pengguna',
        objekId: id,
        rincian: beda<typeof baru>(lama, baru),
      })
      return (await profilPengguna(trx, id))!
    })
    kirimData(ctx, keProfil(hasil), akunLayar.pesan.profilDisimpan)
  }

  /** Registration number of a user's vendor, '' until there is one; own, or of any for those who list vendors. */
  async noRegistrasi(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const id = idJalur(ctx, 'userId')
    const sendiri = id === ctx.pelaku.id
    if (id === null || (!sendiri && !bolehkah(ctx.pelaku, 'rekanan.daftar'))) throw tidakDitemukan()
    const nomor = await noRegistrasi(id)
    if (nomor === null && !sendiri) throw tidakDitemukan()
    kirimData(ctx, { noRegistrasi: nomor ?? '' })
  }
}
