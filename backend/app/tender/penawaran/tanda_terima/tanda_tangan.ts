/**
 * The signature of receipts (decisions §5.2): Ed25519 over canonical JSON. The public key lies beside the private one,
 * so that a receipt can be checked without this program.
 */
import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { layPublicHalf, signingKey } from '#core/keys/signing_key'

const KEY = 'tanda_terima'

let satu: Promise<KeyObject> | null = null

/** The signing key of this installation, made at first use. */
function receiptKey(): Promise<KeyObject> {
  satu ??= muat().catch((error: unknown) => {
    satu = null
    throw error
  })
  return satu
}

async function muat(): Promise<KeyObject> {
  const key = await signingKey(KEY)
  await layPublicHalf(KEY, key)
  return key
}

/** JSON with sorted keys: the same bytes whoever writes it. */
export function kanonik(nilai: unknown): string {
  if (typeof nilai !== 'object' || nilai === null) return JSON.stringify(nilai)
  if (Array.isArray(nilai)) return `[${nilai.map(kanonik).join(',')}]`
  return `{${Object.entries(nilai)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([k, v]) => `${JSON.stringify(k)}:${kanonik(v)}`)
    .join(',')}}`
}

const pesan = (isi: object): Buffer => Buffer.from(`tanda-terima\n${kanonik(isi)}`)

/** The signature, base64url. */
export const tandatangani = async (isi: object): Promise<string> =>
  sign(null, pesan(isi), await receiptKey()).toString('base64url')

/** Is it ours? */
export const tandaTanganSah = async (isi: object, tandaTangan: string): Promise<boolean> =>
  verify(
    null,
    pesan(isi),
    createPublicKey(await receiptKey()),
    Buffer.from(tandaTangan, 'base64url')
  )
