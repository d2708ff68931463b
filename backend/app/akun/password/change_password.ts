/** Change of the own password in the profile (S1 §2.7, §5). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { akunTerkunci } from '#app/akun/akun_query'
import Pengguna from '#app/akun/pengguna'
import { gantiSandi } from '#app/akun/password/replace_password'
import type { Pelaku } from '#core/auth/actor'
import { acakSandi, cocokSandi } from '#core/auth/password'
import { bidangSalah } from '#core/http/errors'

const lamaSalah = () => bidangSalah('oldPass', 'sandiLama', akunLayar.pesan.passwordLamaSalah)

interface Hash {
  lama: string | null
  baru: string
}

/**
 * Compares the old password and hashes the new one, which has passed its rules. Both cost time on purpose, so they are
 * done before the transaction: it would hold a connection and the account's row all the while.
 */
export async function hashSandi(id: number, oldPass: string, newPass: string): Promise<Hash> {
  const akun = await Pengguna.find(id)
  const lama = akun?.sandiHash ?? null
  if (!(await cocokSandi(lama, oldPass))) throw lamaSalah()
  return { lama, baru: await acakSandi(newPass) }
}

/** Ends every other session of the user. */
export async function ubahSandi(
  trx: TransactionClientContract,
  actor: Pelaku,
  { lama, baru }: Hash
): Promise<void> {
  const akun = await akunTerkunci(trx, actor.id)
  // Another session may have changed it while the hashes were computed.
  if (!akun || akun.sandiHash !== lama) throw lamaSalah()
  const { sesiId: kecuali } = actor
  await gantiSandi(trx, actor, { akun, sandiHash: baru, lewat: 'sandiLama', kecuali })
}
