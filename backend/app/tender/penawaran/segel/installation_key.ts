/**
 * The installation key: 32 bytes in `$DATA_DIR/kunci/segel.key` (0600, made at first use) or, for hosts with a secret
 * store, base64 in SEGEL_KEY. It wraps the package keys and what only the application itself may read before the
 * opening (file names). Keep it apart from the backups of database and files: together with them it opens offers.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import KunciTersimpan from '#app/tender/penawaran/segel/stored_key'

const PANJANG = 32
const NONCE = 12
const TAG = 16

export const letakKunciSegel = (): string => join(env.get('DATA_DIR'), 'kunci', 'segel.key')

let satu: Promise<Buffer> | null = null

/** @throws Error when the key is missing although package keys exist: a new one would open nothing */
export function kunciInstalasi(): Promise<Buffer> {
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
  if (await KunciTersimpan.first()) {
    throw new Error(`Kunci segel ${letakKunciSegel()} hilang: kembalikan dari cadangannya.`)
  }
  await buatBerkas()
  return (await baca())!
}

const periksa = (kunci: Buffer, asal: string): Buffer => {
  if (kunci.length !== PANJANG) throw new Error(`${asal} harus ${PANJANG} byte.`)
  return kunci
}

async function baca(): Promise<Buffer | null> {
  const isi = await readFile(letakKunciSegel()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return isi && periksa(isi, letakKunciSegel())
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
    await link(sementara, letakKunciSegel())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(sementara)
  }
  const pegangan = await open(folder, 'r')
  await pegangan.sync().finally(() => pegangan.close())
}

/** AES-256-GCM with a random nonce: nonce ‖ ciphertext ‖ tag; `konteks` is authenticated. */
export function kunciDengan(kunci: Buffer, konteks: string, isi: Buffer): Buffer {
  const nonce = randomBytes(NONCE)
  const sandi = createCipheriv('aes-256-gcm', kunci, nonce).setAAD(Buffer.from(konteks))
  return Buffer.concat([nonce, sandi.update(isi), sandi.final(), sandi.getAuthTag()])
}

/** @throws Error when key, context or content is another */
export function bukaDengan(kunci: Buffer, konteks: string, isi: Buffer): Buffer {
  const sandi = createDecipheriv('aes-256-gcm', kunci, isi.subarray(0, NONCE), {
    authTagLength: TAG,
  })
    .setAAD(Buffer.from(konteks))
    .setAuthTag(isi.subarray(isi.length - TAG))
  return Buffer.concat([sandi.update(isi.subarray(NONCE, isi.length - TAG)), sandi.final()])
}

/** A key of 32 bytes for one purpose. */
export const turunan = (bahan: Buffer, guna: string, garam: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.from(hkdfSync('sha256', bahan, garam, guna, PANJANG))

/** Wraps with a key of the installation's for this purpose. */
export async function bungkusInstalasi(
  guna: string,
  konteks: string,
  isi: Buffer
): Promise<Buffer> {
  return kunciDengan(turunan(await kunciInstalasi(), guna), konteks, isi)
}

export async function lepasInstalasi(guna: string, konteks: string, isi: Buffer): Promise<Buffer> {
  return bukaDengan(turunan(await kunciInstalasi(), guna), konteks, isi)
}
