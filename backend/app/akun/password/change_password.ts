/** Change of the own password in the profile (S1 §2.7, §5). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { akunTerkunci } from '#app/akun/akun_query'
import Pengguna from '#app/akun/pengguna'
import { replacePassword } from '#app/akun/password/replace_password'
import type { Pelaku } from '#core/auth/actor'
import { randomPassword, passwordMatches } from '#core/auth/password'
import { invalidField } from '#core/http/errors'

const lamaSalah = () => invalidField('oldPass', 'sandiLama', akunLayar.message.passwordLamaSalah)

interface Hash {
  lama: string | null
  baru: string
}

/**
 * Compares the old password and hashes the new one, which has passed its rules. Both cost time on purpose, so they are
 * done before the transaction: it would hold a connection and the account's row all the while.
 */
export async function hashPassword(id: number, oldPass: string, newPass: string): Promise<Hash> {
  const akun = await Pengguna.find(id)
  if (!(await passwordMatches(akun, oldPass))) throw lamaSalah()
  return { lama: akun?.sandiHash ?? null, baru: await randomPassword(newPass) }
}

/** Ends every other session of the user. */
export async function changePassword(
  trx: TransactionClientContract,
  actor: Pelaku,
  { lama: previous, baru }: Hash
): Promise<void> {
  const akun = await akunTerkunci(trx, actor.id)
  // Another session may have changed it while the hashes were computed.
  if (!akun || akun.sandiHash !== previous) throw lamaSalah()
  const { sesiId: kecuali } = actor
  await replacePassword(trx, actor, { akun, sandiHash: baru, lewat: 'sandiLama', kecuali })
}
