import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { akun as teks } from '@eproc/i18n/id/akun'
import { adaAdministrator } from '#app/akun/akun_query'
import Pengguna from '#app/akun/pengguna'
import Tautan from '#app/akun/tautan/tautan'
import { SYSTEM } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

/**
 * Makes the first superAdmin of an installation, or mends one that never chose a password, and answers the code of the
 * link on which the password is chosen. Refused once there is an active one, so it is no way around the rights.
 */
export async function adminPertama(
  trx: TransactionClientContract,
  data: { login: string; email: string; nama: string }
): Promise<string> {
  if (await adaAdministrator(trx)) throw conflict(teks.adminPertama.sudahAda)
  const ada = await Pengguna.query({ client: trx })
    .whereRaw('lower(login) = lower(?)', [data.login])
    .first()
  if (ada && ada.peran !== 'superAdmin') {
    throw conflict(teks.adminPertama.loginDipakai(data.login))
  }
  const admin = ada ?? new Pengguna().useTransaction(trx)
  await admin.jadikanAdminPertama(SYSTEM, data)
  return Tautan.buat(trx, admin.id, 'sandi')
}
