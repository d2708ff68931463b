/**
 * The installation key: 32 bytes in `$DATA_DIR/kunci/segel.key` (0600, made at first use) or, for hosts with a secret
 * store, base64 in SEGEL_KEY. It wraps the package keys and what only the application itself may read before the
 * opening (file names). Keep it apart from the backups of database and files: together with them it opens offers.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import StoredKey from '#app/tender/penawaran/segel/stored_key'

const PANJANG = 32
const NONCE = 12
const TAG = 16

const sealKeyPath = (): string => join(env.get('DATA_DIR'), 'kunci', 'segel.key')

let satu: Promise<Buffer> | null = null

/** @throws Error when the key is missing although package keys exist: a new one would open nothing */
function installationKey(): Promise<Buffer> {
  satu ??= muat().catch((error: unknown) => {
    satu = null
    throw error
  })
  return satu
}

async function muat(): Promise<Buffer> {
  const dariEnv = env.get('SEGEL_KEY')
  if (dariEnv) return periksa(Buffer.from(dariEnv, 'base64'), 'SEGEL_KEY')
  const ada = await baca()
  if (ada) return ada
  if (await StoredKey.first()) {
    throw new Error(`Kunci segel ${sealKeyPath()} hilang: kembalikan dari cadangannya.`)
  }
  await buatBerkas()
  return (await baca())!
}

const periksa = (key: Buffer, asal: string): Buffer => {
  if (key.length !== PANJANG) throw new Error(`${asal} harus ${PANJANG} byte.`)
  return key
}

async function baca(): Promise<Buffer | null> {
  const isi = await readFile(sealKeyPath()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return isi && periksa(isi, sealKeyPath())
}

/** Durable under its name before it is used; of two processes the first one wins. */
async function buatBerkas(): Promise<void> {
  const folder = join(env.get('DATA_DIR'), 'kunci')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const sementara = join(folder, `.segel-${randomUUID()}`)
  const berkas = await open(sementara, 'wx', 0o600)
  try {
    await berkas.writeFile(randomBytes(PANJANG))
    await berkas.sync()
  } finally {
    await berkas.close()
  }
  try {
    await link(sementara, sealKeyPath())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(sementara)
  }
  const pegangan = await open(folder, 'r')
  await pegangan.sync().finally(() => pegangan.close())
}

/** AES-256-GCM with a random nonce: nonce ‖ ciphertext ‖ tag; `konteks` is authenticated. */
export function keyWith(key: Buffer, context: string, isi: Buffer): Buffer {
  const nonce = randomBytes(NONCE)
  const password = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, password.update(isi), password.final(), password.getAuthTag()])
}

/** @throws Error when key, context or content is another */
export function bukaDengan(key: Buffer, context: string, isi: Buffer): Buffer {
  const password = createDecipheriv('aes-256-gcm', key, isi.subarray(0, NONCE), {
    authTagLength: TAG,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(isi.subarray(isi.length - TAG))
  return Buffer.concat([password.update(isi.subarray(NONCE, isi.length - TAG)), password.final()])
}

/** A key of 32 bytes for one purpose. */
export const turunan = (bahan: Buffer, guna: string, garam: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.from(hkdfSync('sha256', bahan, garam, guna, PANJANG))

/** Wraps with a key of the installation's for this purpose. */
export async function bungkusInstalasi(
  guna: string,
  context: string,
  isi: Buffer
): Promise<Buffer> {
  return keyWith(turunan(await installationKey(), guna), context, isi)
}

export async function releaseInstallationKey(
  guna: string,
  context: string,
  isi: Buffer
): Promise<Buffer> {
  return bukaDengan(turunan(await installationKey(), guna), context, isi)
}
