/** Login (S1 §2.3, §7): one answer for everything that knows no right password. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { JawabanLogin } from '@eproc/domain/jawaban/akun'
import { akunLayar } from '@eproc/i18n/id/akun_layar'
import { akunMenurutLogin, akunTerkunci, infoPengguna, type BarisAkun } from '#app/akun/akun_query'
import { keRekananSesi, keUserSesi } from '#app/akun/akun_transformer'
import { hitungLogin, loginBerhasil } from '#app/akun/batas_akun'
import { sumberAkun } from '#app/akun/sumber_akun'
import { bidangSalah, Galat } from '#inti/galat'
import { catat } from '#inti/jurnal'
import { cocokSandi } from '#inti/kata_sandi'
import { buatSesi } from '#inti/sesi'

const loginSalah = () => new Galat(400, akunLayar.pesan.loginSalah)

/** Said only to somebody who knows the password, so it tells nothing to a stranger. */
function tolakTidakAktif(akun: BarisAkun): void {
  const { pesan } = akunLayar
  if (akun.status === 'I') throw bidangSalah('userId', 'nonaktif', pesan.nonaktif)
  if (akun.status === 'S') throw bidangSalah('userId', 'suspend', pesan.suspend)
  if (!akun.diaktifkan_pada) throw bidangSalah('userId', 'belumAktif', pesan.belumAktif)
}

export async function masuk(
  ctx: HttpContext,
  userId: string,
  password: string
): Promise<JawabanLogin> {
  await hitungLogin(ctx, userId)
  const dikenal = await akunMenurutLogin(userId)
  const benar = await cocokSandi(dikenal?.sandi_hash ?? null, password)
  if (!dikenal || !benar) {
    ctx.logger.warn({ penggunaId: dikenal?.id ?? null, ip: ctx.request.ip() }, 'login ditolak')
    throw loginSalah()
  }
  tolakTidakAktif(dikenal)
  const jawaban = await db.transaction(async (trx) => {
    // The password may have changed while the hash was computed.
    const akun = await akunTerkunci(trx, dikenal.id)
    if (akun?.sandi_hash !== dikenal.sandi_hash) throw loginSalah()
    tolakTidakAktif(akun)
    const token = await buatSesi(trx, akun.id, ctx)
    await catat(trx, sumberAkun(ctx, akun), {
      aksi: 'sesi.masuk',
      objek: 'pengguna',
      objekId: akun.id,
    })
    const info = await infoPengguna(trx, akun.id)
    return { token, user: keUserSesi(info), vendor: keRekananSesi(info) }
  })
  await loginBerhasil(ctx, userId)
  return jawaban
}
