/** Statements about keys as they are sent: their time is the server's, their signature the key's (sealing.md §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { SELISIH_WAKTU_MENIT } from '@eproc/domain/pemegang/holder_key'
import { pemegang as teks } from '@eproc/i18n/id/pemegang'
import { base64, fromBase64, type Bytes } from '@eproc/sealing/bytes'
import { checkStatement, textOf, type Statement } from '@eproc/sealing/keys/statement'
import { readWrap, type Wrapped } from '@eproc/sealing/keys/wrap'
import { clockNow } from '#core/clock/clock'
import { conflict, invalidField } from '#core/http/errors'
import { enqueueLog } from '#core/log/enqueue'
import { logKey } from '#core/log/log_key'

const SIGNATURE = 64
export const HALF = 32

/** The installation in statements: the name of its log, which never changes. */
export const installationName = async (): Promise<string> => (await logKey()).verifier.name

/** Octets of a field. @throws 400 at the field */
export function octets(field: string, sent: string | null | undefined, length: number): Bytes {
  const bytes = decoded(sent ?? '')
  if (bytes?.length !== length) throw invalidField(field, 'format', teks.errors.bentuk)
  return bytes
}

function decoded(text: string): Bytes | null {
  try {
    const bytes = fromBase64(text)
    return base64(bytes) === text ? bytes : null
  } catch {
    return null
  }
}

/** @throws 400 where it is not the wrap of a passphrase */
export function passphraseWrap(sent: object | null | undefined): Wrapped {
  const wrap = readWrap(sent, 'passphrase')
  if (!wrap) throw invalidField('bungkus', 'format', teks.errors.bentuk)
  return wrap
}

/**
 * The time that a statement names. @throws 409 where it is not about now
 * @param minutes how old it may be
 */
export function statementTime(
  sent: string | null | undefined,
  minutes = SELISIH_WAKTU_MENIT
): DateTime {
  const at = DateTime.fromISO(sent ?? '', { zone: 'utc' })
  if (!at.isValid) throw invalidField('pada', 'format', teks.errors.bentuk)
  const age = clockNow().diff(at).as('minutes')
  if (age > minutes || age < -SELISIH_WAKTU_MENIT) {
    throw conflict(teks.errors.waktu)
  }
  return at
}

/** @throws 400 at `field` unless the key with this public half signed the statement */
export async function signedBy(
  field: string,
  statement: Statement,
  sent: string | null | undefined,
  ed25519: Uint8Array
): Promise<Buffer> {
  const signature = octets(field, sent, SIGNATURE)
  if (!(await checkStatement(statement, signature, Uint8Array.from(ed25519)))) {
    throw invalidField(field, 'signature', teks.errors.tandaTangan)
  }
  return Buffer.from(signature)
}

/** Commits to a statement in the public log: its text, its signature, and the public halves it is about. */
export function logStatement(
  trx: TransactionClientContract,
  keyId: number,
  statement: Statement,
  parts: Readonly<Record<string, Uint8Array>>
): Promise<void> {
  const lines = Object.entries(parts).map(
    ([name, bytes]) => `${name}: ${base64(Uint8Array.from(bytes))}\n`
  )
  return enqueueLog(trx, {
    kind: `kunci-${LOGGED[statement.kind]}`,
    object: 'kunci_pemegang',
    objectId: String(keyId),
    content: textOf(statement) + lines.join(''),
  })
}

const LOGGED = {
  enrol: 'daftar',
  confirm: 'konfirmasi',
  renew: 'ganti',
  revoke: 'cabut',
  rewrap: 'frasa',
} as const satisfies Record<Statement['kind'], string>
