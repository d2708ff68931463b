/** A vendor that seals in its browser, as the portal does: its key of a package, sealed uploads, and what it keeps. */
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import type { RekananBuatan } from '@eproc/database/factories/dosir'
import type { KategoriFile } from '@eproc/domain/common/choices'
import type { SealingSet, VendorSealing } from '@eproc/domain/tender/penawaran/answers_segel'
import { setProofs } from '@eproc/sealing/offer/log_proofs'
import { base64 } from '@eproc/sealing/bytes'
import { readHolderSet } from '@eproc/sealing/offer/facts'
import { checkHolderSet } from '@eproc/sealing/offer/trust'
import {
  makeSigningPair,
  type SealedHere,
  sealVersion,
  type SigningPair,
  type ToSeal,
} from '@eproc/sealing/offer/vendor'
import { signVendorKey, vendorKeyText } from '@eproc/sealing/offer/vendor_key'
import { data } from './answers.ts'
import { gather, inParts } from './offers.ts'
import { TusClient } from './tus.ts'

export const SEALING = '/api/lelang/segel'

export const sealingOf = async (
  client: ApiClient,
  paketId: number,
  { token }: RekananBuatan
): Promise<VendorSealing> =>
  data<VendorSealing>(await client.get(`${SEALING}/${paketId}`).bearerToken(token))

/** What the browser sends of a new key. */
export async function keyBody(
  sealing: VendorSealing,
  pair: SigningPair,
  change: Partial<Parameters<typeof vendorKeyText>[0]> = {}
): Promise<{ pernyataan: string; tandaTangan: string }> {
  const statement = {
    installation: sealing.instalasi,
    package: sealing.paket,
    vendor: sealing.samaran,
    ed25519: pair.ed25519,
    number: sealing.kunci.length + 1,
    pact: sealing.pakta,
    at: sealing.sekarang,
    adopts: sealing.ambilAlih,
    ...change,
  }
  const tandaTangan = base64(await signVendorKey(statement, pair.sign))
  return { pernyataan: vendorKeyText(statement), tandaTangan }
}

export async function withKey(
  client: ApiClient,
  paketId: number,
  vendor: RekananBuatan
): Promise<SigningPair> {
  const pair = await makeSigningPair()
  const body = await keyBody(await sealingOf(client, paketId, vendor), pair)
  const answer = await client
    .post(`${SEALING}/${paketId}/kunci`)
    .bearerToken(vendor.token)
    .json(body)
  answer.assertStatus(200)
  return pair
}

/** The holders, found in the log. */
async function trustedSet(client: ApiClient, paketId: number, vendor: RekananBuatan) {
  await tickLog()
  const url = `${SEALING}/${paketId}/himpunan`
  const answer = data<SealingSet>(await client.get(url).bearerToken(vendor.token))
  const set = readHolderSet(answer.himpunan)
  const noTiles = () => Promise.reject(new Error('one checkpoint needs no tiles'))
  const trusted = await checkHolderSet(set, setProofs(answer.bukti!), null, noTiles)
  if (!trusted.ok) throw new Error(trusted.fault)
  return set
}

export interface ToSend extends Partial<Pick<ToSeal, 'keep' | 'name' | 'price'>> {
  jenis: KategoriFile
  isi: Buffer
  tahap?: string
}

export interface Sealed {
  sealed: SealedHere
  content: Uint8Array
}

export async function sealFile(
  client: ApiClient,
  paketId: number,
  vendor: RekananBuatan,
  { jenis, isi, tahap = 'pemasukan', ...more }: ToSend & { pair: SigningPair }
): Promise<Sealed> {
  const sealing = await sealingOf(client, paketId, vendor)
  const set = await trustedSet(client, paketId, vendor)
  const end = sealing.rantai.find((one) => one.tahap === tahap && one.jenis === jenis)
  let content: Uint8Array = new Uint8Array()
  const { pair: key, keep, name = 'penawaran.pdf', price = null } = more
  const sealed = await sealVersion({
    place: {
      installation: sealing.instalasi,
      package: sealing.paket,
      stage: tahap,
      kind: jenis,
      vendor: sealing.samaran,
      version: end?.versi ?? 0,
      previous: end?.sebelum ?? '-',
    },
    set,
    key,
    name,
    price,
    source: inParts(isi),
    store: async (chunks) => {
      content = await gather(chunks)
    },
    ...(keep ? { keep } : {}),
  })
  return { sealed, content }
}

/** Uploads ciphertext; `finish` has it received, as often as it is called. */
export async function uploadSealed(
  client: ApiClient,
  paketId: number,
  vendor: RekananBuatan,
  jenis: KategoriFile,
  { sealed, content }: Sealed
) {
  const tus = new TusClient(`http://${process.env.HOST}:${process.env.PORT}`, vendor.token)
  const metadata = {
    paketPenyediaId: paketId,
    vendorId: vendor.rekanan.id,
    jenis,
    tersegel: 'true',
  }
  const upload = await tus.begin(metadata, content.length)
  await tus.patch(upload, 0, Buffer.from(content))
  const finish = () =>
    client
      .post(`${upload.location}/selesai`)
      .bearerToken(vendor.token)
      .header('x-kunci-unggahan', upload.key)
      .json({
        amplop: base64(sealed.envelope),
        pernyataan: sealed.text,
        tandaTangan: base64(sealed.signature),
      })
  return { finish }
}

/** Uploads ciphertext and has it received. */
export const sendSealed = async (...what: Parameters<typeof uploadSealed>): Promise<ApiResponse> =>
  (await uploadSealed(...what)).finish()

export const handIn = async (
  client: ApiClient,
  paketId: number,
  vendor: RekananBuatan,
  what: ToSend & { pair: SigningPair }
): Promise<ApiResponse> =>
  sendSealed(client, paketId, vendor, what.jenis, await sealFile(client, paketId, vendor, what))
