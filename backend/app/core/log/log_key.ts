/** The log's signing key and its name, made at first start; the name stays when the portal's address changes. */
import { createPublicKey, sign, type KeyObject } from 'node:crypto'
import {
  formatVerifier,
  parseVerifier,
  verifierOf,
  type SignBytes,
  type Verifier,
} from '@eproc/sealing/log/note'
import { keyFile, signingKey } from '#core/keys/signing_key'
import { readIfThere, writeDurably } from '#core/log/log_files'
import env from '#start/env'

const RAW_KEY = 32

const rawPublic = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-RAW_KEY)

async function verifierFor(key: KeyObject): Promise<Verifier> {
  const stored = await readIfThere(keyFile('log.pub'))
  if (stored) return parseVerifier(stored.toString())
  const made = await verifierOf(`${new URL(env.get('APP_URL')).host}/log`, rawPublic(key))
  await writeDurably(keyFile('log.pub'), `${formatVerifier(made)}\n`)
  return made
}

let one: Promise<{ verifier: Verifier; sign: SignBytes }> | null = null

export function logKey(): Promise<{ verifier: Verifier; sign: SignBytes }> {
  one ??= signingKey('log')
    .then(async (key) => {
      const verifier = await verifierFor(key)
      if (!rawPublic(key).equals(verifier.publicKey)) {
        throw new Error('Log publik: kunci/log.pub bukan pasangan kunci/log.pem')
      }
      return { verifier, sign: async (message: Uint8Array) => sign(null, message, key) }
    })
    .catch((error: unknown) => {
      one = null
      throw error
    })
  return one
}

/** Largest head that was ever signed. It lies with the key, so that whoever restores the key restores it too. */
export const signedPath = (): string => keyFile('log.terbesar')
