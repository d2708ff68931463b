/** The vendor's key of a package in this browser, and the code that locks what it keeps of each offer. */
import type { VendorSealing } from '@eproc/domain/tender/penawaran/answers_segel'
import { base64 } from '@eproc/sealing/bytes'
import { makeRecoveryCode } from '@eproc/sealing/keys/passphrase'
import { receiptKey } from '@eproc/sealing/offer/receipt_file'
import { makeSigningPair, type SigningPair } from '@eproc/sealing/offer/vendor'
import { signVendorKey, vendorKeyText } from '@eproc/sealing/offer/vendor_key'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { api, ApiError } from '@eproc/ui/api/api.ts'
import { kept } from '../database.ts'

const address = (paketId: number) => `/api/lelang/segel/${paketId}`

export interface PackageKey {
  pair: SigningPair
  /** of the code: seals K of each offer for the receipt file */
  receipt: CryptoKey
  /** shown until the vendor says that it is kept elsewhere */
  code: string | null
}

export interface KeyPlace {
  paketId: number
  vendorId: number
}

const keys = kept<PackageKey>('kunci')
const entry = ({ paketId, vendorId }: KeyPlace): string => `${vendorId}.${paketId}`

/** Null: the package is under the installation's scheme. */
export const readSealing = (paketId: number): Promise<VendorSealing | null> =>
  api.get<VendorSealing | null>(address(paketId))

export const readKey = (place: KeyPlace): Promise<PackageKey | null> => keys.read(entry(place))

/** From now on the code is on paper alone. */
export async function forgetCode(place: KeyPlace): Promise<void> {
  const key = await readKey(place)
  if (key) await keys.write(entry(place), { ...key, code: null })
}

async function makeKey(): Promise<PackageKey> {
  try {
    const code = await makeRecoveryCode()
    return { pair: await makeSigningPair(), receipt: (await receiptKey(code))!, code }
  } catch {
    throw new ApiError(0, segelRekanan.layar.tanpaKurva)
  }
}

/** A new key and what it says of itself, not yet sent. */
export async function newKey(sealing: VendorSealing) {
  const key = await makeKey()
  const statement = {
    installation: sealing.instalasi,
    package: sealing.paket,
    vendor: sealing.samaran,
    ed25519: key.pair.ed25519,
    number: sealing.kunci.length + 1,
    pact: sealing.pakta,
    at: sealing.sekarang,
    adopts: sealing.ambilAlih,
  }
  const signature = await signVendorKey(statement, key.pair.sign)
  const body = { pernyataan: vendorKeyText(statement), tandaTangan: base64(signature) }
  return { key, body }
}

/** From then on it speaks for the vendor, in place of the one before. */
export const sendKey = (
  paketId: number,
  body: { pernyataan: string; tandaTangan: string }
): Promise<unknown> => api.post(`${address(paketId)}/kunci`, body)

export const keepKey = (place: KeyPlace, key: PackageKey): Promise<boolean> =>
  keys.write(entry(place), key)

/** That of this browser where it still speaks for the vendor. */
export async function ownKey(place: KeyPlace, sealing: VendorSealing): Promise<PackageKey | null> {
  const own = await readKey(place)
  const speaks = own && sealing.kunci.at(-1)?.ed25519 === base64(own.pair.ed25519)
  return speaks ? own : null
}

/** The key of this browser; where another device's speaks, or none, a new one takes its place. */
export async function keyFor(place: KeyPlace, sealing: VendorSealing): Promise<PackageKey> {
  const own = await ownKey(place, sealing)
  if (own) return own
  const { key, body } = await newKey(sealing)
  await sendKey(place.paketId, body)
  await keepKey(place, key)
  return key
}
