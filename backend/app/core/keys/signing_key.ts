/** Signing keys of this installation in `DATA_DIR/kunci`: Ed25519, made at first use, the same for every process. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'

export const keyFile = (name: string): string => join(env.get('DATA_DIR'), 'kunci', name)

/** The private half of `<name>.pem`. Of two processes that make it at once, one is taken by both. */
export async function signingKey(name: string): Promise<KeyObject> {
  const path = keyFile(`${name}.pem`)
  const stored = await readFile(path).catch(unlessAbsent)
  if (stored) return createPrivateKey(stored)
  const { privateKey } = generateKeyPairSync('ed25519')
  await mkdir(keyFile(''), { recursive: true, mode: 0o700 })
  await writeFile(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return createPrivateKey(await readFile(path))
}

const unlessAbsent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Lays the public half beside it, so that what was signed can be checked without this program. */
export const layPublicHalf = (name: string, key: KeyObject): Promise<void> =>
  writeFile(
    keyFile(`${name}.pub.pem`),
    createPublicKey(key).export({ type: 'spki', format: 'pem' })
  )
