/** A person's key comes in, is renewed, gets another passphrase, or ends (sealing.md §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { countingKey, JEDA_PENGGANTI_JAM } from '@eproc/domain/pemegang/holder_key'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { pemegang as teks } from '@eproc/i18n/id/pemegang'
import { fingerprintOf, spelledFingerprint } from '@eproc/sealing/keys/pair'
import { wrapHash } from '@eproc/sealing/keys/statement'
import { canReceive } from '@eproc/sealing/offer/share'
import Pengguna from '#app/akun/pengguna'
import HolderKey from '#app/pemegang/holder_key'
import { tellHolders, tellOwner } from '#app/pemegang/tell_holders'
import {
  HALF,
  installationName,
  logStatement,
  octets,
  passphraseWrap,
  signedBy,
  statementTime,
} from '#app/pemegang/statements'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { foundLocked } from '#core/database/found'
import { conflict, invalidField } from '#core/http/errors'
import { enqueueLog } from '#core/log/enqueue'

type Sent<T> = { readonly [K in keyof T]?: T[K] | null | undefined }

export type KeyInput = Sent<{
  x25519: string
  ed25519: string
  bungkus: object
  /** ISO 8601, UTC */
  pada: string
  tandaTangan: string
  /** the signature of the key that it renews */
  tandaTanganPengganti: string
}>

/** One key of a person changes at a time; answers those that have not ended. */
async function lockOwn(trx: TransactionClientContract, actor: Pelaku): Promise<HolderKey[]> {
  await foundLocked(Pengguna, trx, actor.id)
  return HolderKey.hidup(trx, actor.id)
}

/** @throws 400 malformed or wrongly signed, 409 while another one counts that did not sign this one */
export async function registerKey(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: KeyInput
): Promise<HolderKey> {
  const keys = await lockOwn(trx, actor)
  const halves = {
    x25519: octets('x25519', input.x25519, HALF),
    ed25519: octets('ed25519', input.ed25519, HALF),
  }
  // Of small order: its owner could sign for it, and no offer of a package with this holder could be sealed.
  if (!(await canReceive(halves.x25519))) {
    throw invalidField('x25519', 'format', teks.errors.bentuk)
  }
  const bungkus = passphraseWrap(input.bungkus)
  const at = statementTime(input.pada)
  const said = {
    installation: await installationName(),
    holder: String(actor.id),
    fingerprint: await fingerprintOf(halves),
    at: input.pada!,
  }
  const enrol = { kind: 'enrol', ...said } as const
  const key = new HolderKey().useTransaction(trx).merge({
    penggunaId: actor.id,
    x25519: Buffer.from(halves.x25519),
    ed25519: Buffer.from(halves.ed25519),
    sidik: said.fingerprint,
    bungkus,
    didaftarkanPada: at,
    tandaTangan: await signedBy('tandaTangan', enrol, input.tandaTangan, halves.ed25519),
  })
  const previous = countingKey(keys)
  if (previous) await renewedBy(key, previous, said, input)
  await key.daftarkan(actor)
  for (const other of keys) {
    if (other !== previous) await other.akhiri(actor, clockNow(), null)
  }
  if (previous) await previous.akhiri(actor, key.berlakuPada!, null)
  await logStatement(trx, key.id, enrol, { signature: key.tandaTangan, ...halves })
  if (previous) {
    const renew = { kind: 'renew', ...said, previous: previous.sidik } as const
    await logStatement(trx, key.id, renew, { signature: key.tandaTanganPengganti! })
  }
  await tellOwner(trx, actor, teks.surat.baru(spelledFingerprint(key.sidik)))
  await tellHolders(
    trx,
    actor,
    previous
      ? teks.kabar.diperbarui(actor.nama, tanggalWaktu(key.berlakuPada!.toISO()!))
      : teks.kabar.baru(actor.nama)
  )
  return key
}

/** The key that counts vouches for the new one, which counts a day later. */
async function renewedBy(
  key: HolderKey,
  previous: HolderKey,
  said: { installation: string; holder: string; fingerprint: string; at: string },
  input: KeyInput
): Promise<void> {
  if (!input.tandaTanganPengganti) throw conflict(teks.errors.masihBerlaku)
  const renew = { kind: 'renew', ...said, previous: previous.sidik } as const
  key.tandaTanganPengganti = await signedBy(
    'tandaTanganPengganti',
    renew,
    input.tandaTanganPengganti,
    previous.ed25519
  )
  key.menggantikanId = previous.id
  key.berlakuPada = clockNow().plus({ hours: JEDA_PENGGANTI_JAM })
}

/** Another passphrase for the same key, signed by it. @throws 409 without such a key of one's own */
export async function replaceWrap(
  trx: TransactionClientContract,
  actor: Pelaku,
  id: number | null,
  input: Sent<{ bungkus: object; pada: string; tandaTangan: string }>
): Promise<void> {
  const key = (await lockOwn(trx, actor)).find((one) => one.id === id)
  if (!key) throw conflict(teks.errors.tanpaKunci)
  const bungkus = passphraseWrap(input.bungkus)
  statementTime(input.pada)
  const statement = {
    kind: 'rewrap',
    installation: await installationName(),
    holder: String(actor.id),
    fingerprint: key.sidik,
    wrap: await wrapHash(bungkus),
    at: input.pada!,
  } as const
  await signedBy('tandaTangan', statement, input.tandaTangan, key.ed25519)
  await key.gantiBungkus(actor, bungkus)
}

/** Lost or stolen: every key of the caller ends at once, also one that a thief may have signed. @throws 409 without one */
export async function revokeKeys(
  trx: TransactionClientContract,
  actor: Pelaku,
  alasan: string | null | undefined
): Promise<void> {
  const sebab = alasan?.trim()
  if (!sebab) throw invalidField('alasan', 'required', teks.errors.alasan)
  const keys = await lockOwn(trx, actor)
  if (keys.length === 0) throw conflict(teks.errors.tanpaKunci)
  const now = clockNow()
  for (const key of keys) {
    await key.akhiri(actor, now, sebab)
    await enqueueLog(trx, {
      kind: 'kunci-cabut',
      object: 'kunci_pemegang',
      objectId: String(key.id),
      content: `holder: ${actor.id}\nfingerprint: ${key.sidik}\nat: ${now.toUTC().toISO()}\n`,
    })
  }
  await tellOwner(trx, actor, teks.surat.dicabut)
  await tellHolders(trx, actor, teks.kabar.dicabut(actor.nama))
}
