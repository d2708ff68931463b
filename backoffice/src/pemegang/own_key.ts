/** What the browser does with keys: the server sees wraps, signatures and public halves. */
import type { HolderKeyOwn, HolderKeysOwn } from '@eproc/domain/pemegang/answers'
import { countingKey, type CaraBanding } from '@eproc/domain/pemegang/holder_key'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import { base64, fromBase64 } from '@eproc/sealing/bytes'
import type { NewKey } from '@eproc/sealing/keys/make'
import { codeBytes, passphraseBytes } from '@eproc/sealing/keys/passphrase'
import { fingerprintOf, type OpenKey } from '@eproc/sealing/keys/pair'
import { readRecoveryFile } from '@eproc/sealing/keys/recovery'
import { signStatement, wrapHash } from '@eproc/sealing/keys/statement'
import {
  CannotUnlock,
  readWrap,
  unlock,
  unwrap,
  wrap,
  type Owner,
  type Wrapped,
} from '@eproc/sealing/keys/wrap'
import { ApiError } from '@eproc/ui/api/api.ts'

/** A refusal at a field of the form, as the server's are. */
export const refused = (field: string, message: string): ApiError =>
  new ApiError(400, message, [{ field, rule: 'kunci', message }])

const publicHalvesOf = (key: Pick<HolderKeyOwn, 'x25519' | 'ed25519'>) => ({
  x25519: fromBase64(key.x25519),
  ed25519: fromBase64(key.ed25519),
})

const speaker = ({ instalasi, pemegang: holder, sekarang }: HolderKeysOwn) => ({
  installation: instalasi,
  holder,
  at: sekarang,
})

/** The key that signs: the one that counts, else the newest. */
export const signingKey = ({ kunci }: HolderKeysOwn): HolderKeyOwn | undefined =>
  countingKey(kunci) ?? kunci.at(-1)

function storedWrap({ bungkus }: HolderKeyOwn, field: string): Wrapped {
  const wrapped = readWrap(bungkus, 'passphrase')
  if (!wrapped) throw refused(field, text.frasaSalah)
  return wrapped
}

/** @throws ApiError at `field` */
export async function unlockKey(
  { pemegang: holder }: HolderKeysOwn,
  key: HolderKeyOwn,
  passphrase: string,
  field = 'frasa'
): Promise<OpenKey> {
  const wrapped = storedWrap(key, field)
  const owner = { holder, publicHalves: publicHalvesOf(key) }
  return unlock(wrapped, passphraseBytes(passphrase), owner).catch(wrongSecret(field))
}

const wrongSecret =
  (field: string) =>
  (error: unknown): never => {
    if (error instanceof CannotUnlock) throw refused(field, text.frasaSalah)
    throw error
  }

/** What the server is told of a new key; `previous` signs it where one counts. */
export async function enrolment(
  own: HolderKeysOwn,
  { open, wrapped }: NewKey,
  previous: OpenKey | null
): Promise<object> {
  const { fingerprint, publicHalves } = open
  const said = { ...speaker(own), fingerprint }
  const signature = await signStatement({ kind: 'enrol', ...said }, open.sign)
  const renewal = previous && {
    tandaTanganPengganti: base64(
      await signStatement({ kind: 'renew', ...said, previous: previous.fingerprint }, previous.sign)
    ),
  }
  return {
    x25519: base64(publicHalves.x25519),
    ed25519: base64(publicHalves.ed25519),
    bungkus: wrapped,
    pada: said.at,
    tandaTangan: base64(signature),
    ...renewal,
  }
}

/** The own signature under having compared that fingerprint with its person. */
export async function signConfirmation(
  own: HolderKeysOwn,
  key: OpenKey,
  of: { penggunaId: number; sidik: string },
  how: CaraBanding
): Promise<object> {
  const said = speaker(own)
  const statement = {
    kind: 'confirm',
    ...said,
    holder: String(of.penggunaId),
    fingerprint: of.sidik,
    by: own.pemegang,
    byFingerprint: key.fingerprint,
    how,
  } as const
  return {
    cara: how,
    pada: said.at,
    tandaTangan: base64(await signStatement(statement, key.sign)),
  }
}

/** What opens the private halves: the old passphrase, or file and code. */
export type Access =
  { kind: 'passphrase'; frasa: string } | { kind: 'recovery'; berkas: File; kode: string }

/** The same key under another passphrase. @throws ApiError at `frasaLama`, `berkas` or `kode` */
export async function rewrapKey(
  own: HolderKeysOwn,
  key: HolderKeyOwn,
  access: Access,
  passphrase: string
): Promise<object> {
  const owner: Owner = { holder: own.pemegang, publicHalves: publicHalvesOf(key) }
  const halves = await privateHalves(owner, key, access)
  try {
    const wrapped = await wrap('passphrase', passphraseBytes(passphrase), owner, halves)
    const open = await unlock(wrapped, passphraseBytes(passphrase), owner)
    const said = speaker(own)
    const statement = {
      kind: 'rewrap',
      ...said,
      fingerprint: open.fingerprint,
      wrap: await wrapHash(wrapped),
    } as const
    const signature = await signStatement(statement, open.sign)
    return { bungkus: wrapped, pada: said.at, tandaTangan: base64(signature) }
  } finally {
    halves.fill(0)
  }
}

async function privateHalves(owner: Owner, key: HolderKeyOwn, access: Access) {
  if (access.kind === 'passphrase') {
    const wrapped = storedWrap(key, 'frasaLama')
    return unwrap(wrapped, passphraseBytes(access.frasa), owner).catch(wrongSecret('frasaLama'))
  }
  const file = await readRecoveryFile(await access.berkas.text())
  if (!file) throw refused('berkas', text.berkasSalah)
  if ((await fingerprintOf(file.owner.publicHalves)) !== key.sidik) {
    throw refused('berkas', text.berkasLain)
  }
  const code = await codeBytes(access.kode)
  if (!code) throw refused('kode', text.kodeSalah)
  return unwrap(file.wrapped, code, owner).catch(() => {
    throw refused('kode', text.kodeSalah)
  })
}
