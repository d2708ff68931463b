/** The log's signing key and its name, made at first start; the name stays when the portal's address or the key changes. */
import { createPublicKey, sign, type KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { formatVerifier, parseVerifier, verifierOf, type Verifier } from '@eproc/sealing/log/note'
import { keysBefore, parseSuccessions, type LogSigner } from '@eproc/sealing/log/succession'
import { SUCCESSIONS } from '@eproc/sealing/log/verify'
import { keyFile, signingKey } from '#core/keys/signing_key'
import { logPlaces, readIfThere, writeDurably } from '#core/log/log_files'
import env from '#start/env'

const RAW_KEY = 32

export const rawPublic = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-RAW_KEY)

export const publicPath = (): string => keyFile('log.pub')

async function verifierFor(key: KeyObject): Promise<Verifier> {
  const stored = await readIfThere(publicPath())
  if (stored) return namedVerifier(await parseVerifier(stored.toString()), key)
  const made = await verifierOf(`${new URL(env.get('APP_URL')).host}/log`, rawPublic(key))
  await writeDurably(publicPath(), `${formatVerifier(made)}\n`)
  return made
}

/** A process that died while the key was replaced had written the private half; the note says that it follows. */
async function namedVerifier(stored: Verifier, key: KeyObject): Promise<Verifier> {
  if (rawPublic(key).equals(stored.publicKey)) return stored
  const next = await verifierOf(stored.name, rawPublic(key))
  const before = await keysBefore(formatVerifier(next), await successions())
  if (!before.some((one) => formatVerifier(one) === formatVerifier(stored))) {
    throw new Error('Log publik: kunci/log.pub bukan pasangan kunci/log.pem')
  }
  await writeDurably(publicPath(), `${formatVerifier(next)}\n`)
  return next
}

/** How each key followed the one before, the oldest first. */
export async function successions(): Promise<string[]> {
  const texts = await Promise.all(logPlaces().map((place) => readIfThere(join(place, SUCCESSIONS))))
  const all = texts.map((text) => parseSuccessions(text?.toString() ?? ''))
  return all.reduce((most, notes) => (notes.length > most.length ? notes : most), [])
}

let one: Promise<LogSigner> | null = null
/** After the key was replaced in this process. */
export const forgetLogKey = (): void => void (one = null)

export const signerOf = async (key: KeyObject, verifier: Verifier): Promise<LogSigner> => ({
  verifier,
  sign: async (message) => sign(null, message, key),
})

export function logKey(): Promise<LogSigner> {
  one ??= signingKey('log')
    .then(async (key) => signerOf(key, await verifierFor(key)))
    .catch((error: unknown) => {
      one = null
      throw error
    })
  return one
}

/** Largest head that was ever signed. It lies with the key, so that whoever restores the key restores it too. */
export const signedPath = (): string => keyFile('log.terbesar')
