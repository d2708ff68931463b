/**
 * The signature of receipts (decisions §5.2): Ed25519 over canonical JSON. The public key lies beside the private one,
 * so that a receipt can be checked without this program.
 */
import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { canonicalJson } from '#core/log/canonical_json'
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

const pesan = (isi: object): Buffer => Buffer.from(`tanda-terima\n${canonicalJson(isi)}`)

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
