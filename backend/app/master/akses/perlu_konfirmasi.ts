/** Does a change of an account wait for a second administrator? (decisions §2) */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { berwenang, PERAN_ADMINISTRATOR } from '@eproc/domain/akun/akses'
import type { Peran } from '@eproc/domain/common/roles'
import { master as teks } from '@eproc/i18n/id/master'
import { diPokja } from '#app/akun/akses/akses_query'
import Pengguna from '#app/akun/pengguna'
import Divisi from '#app/master/divisi/divisi'
import type { Pelaku } from '#core/auth/actor'
import { invalidField } from '#core/http/errors'

interface Akun {
  roles: Peran
  divisi: string | null
  login: string
  email: string
}

/** Yes when the account has such powers before or after; `akun` null is a new one. */
export async function perluKonfirmasi(
  trx: TransactionClientContract,
  actor: Pelaku,
  akun: Pengguna | null,
  data: Pick<Akun, 'roles' | 'divisi'>
): Promise<boolean> {
  const unit = await Divisi.query({ client: trx }).select('kode').where('unitPengadaan', true)
  const punya = (peran: Peran, divisi: string | null) =>
    berwenang({ peran, unitPengadaan: unit.some((d) => d.kode === divisi) })
  if (akun) {
    return (
      punya(akun.peran, akun.divisiKode) ||
      punya(data.roles, data.divisi) ||
      (await diPokja(trx, akun.id))
    )
  }
  if (PERAN_ADMINISTRATOR.includes(data.roles) && (await satuSatunya(trx, actor))) {
    return unit.some((d) => d.kode === data.divisi)
  }
  return punya(data.roles, data.divisi)
}

/** There never was another administrator: nobody could confirm the second one. */
async function satuSatunya(trx: TransactionClientContract, actor: Pelaku): Promise<boolean> {
  const lain = await Pengguna.query({ client: trx })
    .whereIn('peran', [...PERAN_ADMINISTRATOR])
    .whereNot('id', actor.id)
    .first()
  return lain === null
}

/** A User ID or address that is taken is refused while one still looks at the form, not when it is confirmed. */
export async function pastikanBelumAda(
  trx: TransactionClientContract,
  { login, email }: Pick<Akun, 'login' | 'email'>,
  kecuali = 0
): Promise<void> {
  const sama = await Pengguna.query({ client: trx })
    .whereNot('id', kecuali)
    .where((q) => {
      void q
        .whereRaw('lower(login) = lower(?)', [login])
        .orWhereRaw('lower(email) = lower(?)', [email])
    })
  if (sama.some((p) => p.login.toLowerCase() === login.toLowerCase())) {
    throw invalidField('login', 'unique', teks.aturan.loginDipakai)
  }
  if (sama.length > 0) throw invalidField('email', 'unique', teks.aturan.emailDipakai)
}
