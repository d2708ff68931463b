/** Another holder compared a key's fingerprint with its person, and signs that (sealing.md §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CARA_BANDING, countingKey } from '@eproc/domain/pemegang/holder_key'
import { pemegang as teks } from '@eproc/i18n/id/pemegang'
import Pengguna from '#app/akun/pengguna'
import HolderKey from '#app/pemegang/holder_key'
import { anyKeyCounts, hadKeyBefore } from '#app/pemegang/holder_key_query'
import { tellHolders, tellOwner } from '#app/pemegang/tell_holders'
import { installationName, logStatement, signedBy, statementTime } from '#app/pemegang/statements'
import type { Pelaku } from '#core/auth/actor'
import { foundLocked } from '#core/database/found'
import { conflict, forbidden, invalidField } from '#core/http/errors'

export interface ConfirmInput {
  cara?: string | null | undefined
  pada?: string | null | undefined
  tandaTangan?: string | null | undefined
}

/**
 * The key that signs has to count itself; only while none of the installation does, one that waits may begin.
 * @throws 403 one's own, 409 not waiting or without a key that may, 400 wrongly signed
 */
export async function confirmKey(
  trx: TransactionClientContract,
  actor: Pelaku,
  id: number | null,
  input: ConfirmInput
): Promise<HolderKey> {
  const key = await foundLocked(HolderKey, trx, id)
  if (key.penggunaId === actor.id) throw forbidden(teks.errors.sendiri)
  if (key.status !== 'menunggu') throw conflict(teks.errors.sudah)
  const cara = CARA_BANDING.find((one) => one === input.cara)
  if (!cara) throw invalidField('cara', 'enum', teks.errors.bentuk)
  const pada = statementTime(input.pada)
  const own = await confirmingKey(trx, actor)
  const statement = {
    kind: 'confirm',
    installation: await installationName(),
    holder: String(key.penggunaId),
    fingerprint: key.sidik,
    by: String(actor.id),
    byFingerprint: own.sidik,
    how: cara,
    at: input.pada!,
  } as const
  const tandaTangan = await signedBy('tandaTangan', statement, input.tandaTangan, own.ed25519)
  const jeda = await hadKeyBefore(trx, key.penggunaId, key.id)
  await key.konfirmasi(actor, { sidik: own.sidik, cara, pada, tandaTangan }, jeda)
  await logStatement(trx, key.id, statement, { signature: tandaTangan })
  const person = await Pengguna.findOrFail(key.penggunaId, { client: trx })
  await tellOwner(trx, person, teks.surat.dikonfirmasi(actor.nama))
  await tellHolders(trx, person, teks.kabar.dikonfirmasi(person.nama, actor.nama), actor.id)
  return key
}

async function confirmingKey(trx: TransactionClientContract, actor: Pelaku): Promise<HolderKey> {
  const keys = await HolderKey.hidup(trx, actor.id)
  const counting = countingKey(keys)
  if (counting) return counting
  const first = keys.at(-1)
  if (!first) throw conflict(teks.errors.tanpaKunci)
  if (await anyKeyCounts(trx)) throw conflict(teks.errors.belumBerlaku)
  return first
}
