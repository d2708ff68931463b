/** Login (S1 §2.3, §7): one answer for everything that knows no right password. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LoginAnswer } from '@eproc/domain/akun/answers'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { akunTerkunci, infoPengguna } from '#app/akun/akun_query'
import { keRekananSesi, keUserSesi } from '#app/akun/akun_transformer'
import type Pengguna from '#app/akun/pengguna'
import { periksaKode } from '#app/akun/kode_masuk/periksa_kode'
import { passwordMatches } from '#core/auth/password'
import Sesi, { type Device } from '#core/auth/sesi'
import { invalidField, HttpError } from '#core/http/errors'

export const loginSalah = () => new HttpError(400, akunLayar.message.loginSalah)

/** Said only to somebody who knows the password, so it tells nothing to a stranger. */
function tolakTidakAktif(akun: Pengguna): void {
  const { message: pesan } = akunLayar
  if (akun.status === 'I') throw invalidField('userId', 'nonaktif', pesan.nonaktif)
  if (akun.status === 'S') throw invalidField('userId', 'suspend', pesan.suspend)
  if (!akun.diaktifkanPada) throw invalidField('userId', 'belumAktif', pesan.belumAktif)
}

/**
 * The account, when the password is its own. Takes the same time for an unknown one, and no transaction: comparing
 * costs time on purpose.
 */
export async function kenali(akun: Pengguna | null, password: string): Promise<Pengguna | null> {
  return (await passwordMatches(akun, password)) ? akun : null
}

/** Begins a session of an account whose password was right, after its second step if it has one. */
export async function masuk(
  trx: TransactionClientContract,
  device: Device,
  { akun: dikenal, kode }: { akun: Pengguna; kode?: string | null | undefined }
): Promise<LoginAnswer> {
  // The password may have changed while the hash was computed.
  const akun = await akunTerkunci(trx, dikenal.id)
  if (akun?.sandiHash !== dikenal.sandiHash) throw loginSalah()
  tolakTidakAktif(akun)
  const { langkah, terbatas } = await periksaKode(trx, akun, kode)
  const token = await Sesi.mulai(trx, akun.id, device, { terbatas, langkah })
  const info = await infoPengguna(trx, akun.id)
  return { token, user: keUserSesi(info, terbatas), vendor: keRekananSesi(info) }
}
