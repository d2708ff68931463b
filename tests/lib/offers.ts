/** Sealed offers, signed statements and openings in memory, for tests that tamper with them. */
import { type Bytes, concat, hex, utf8 } from '@eproc/sealing/bytes'
import { makePair, type OpenKey, openPair } from '@eproc/sealing/keys/pair'
import { commitment } from '@eproc/sealing/log/batch'
import { type Accepted, closingRoot, closingText } from '@eproc/sealing/offer/chain'
import { readEnvelope } from '@eproc/sealing/offer/envelope'
import type { SealedContent } from '@eproc/sealing/offer/content'
import { headerText, type Kind, type OfferFacts } from '@eproc/sealing/offer/header'
import type { Outcome } from '@eproc/sealing/offer/judge'
import { combineAndOpen, type OwnShare, resealShares } from '@eproc/sealing/offer/open'
import {
  type CheckedRequest,
  checkRequest,
  type HolderSet,
  type OpeningFacts,
} from '@eproc/sealing/offer/opening'
import { type OpeningRequest, signRequest } from '@eproc/sealing/offer/request'
import { prepareOffer } from '@eproc/sealing/offer/seal'
import { asSecret, type Secret } from '@eproc/sealing/offer/secret'
import {
  signOfferStatement,
  vendorKeyHash,
  type VersionStatement,
} from '@eproc/sealing/offer/statement'

export const VENDOR = 'a1'.repeat(32)
export const END = '2026-11-23T08:00:00Z'
const SALT = new Uint8Array(32).fill(7)
export const PRICE = { total: 1_250_000_000, lines: [1_000, 0, 999_999_999_999_999] }

export const FACTS: OfferFacts = {
  mode: 'disegel di peramban',
  installation: 'eproc.test',
  package: '42',
  stage: 'pemasukan-1',
  kind: 'H',
  version: 1,
  vendor: VENDOR,
  set: '3',
}

export async function someKey(): Promise<OpenKey> {
  const { publicHalves, privateHalves } = await makePair()
  return openPair(publicHalves, privateHalves)
}

export const someKeys = (n: number): Promise<OpenKey[]> =>
  Promise.all(Array.from({ length: n }, someKey))

export const setOf = (keys: readonly OpenKey[], id = '3'): HolderSet => ({
  id,
  holders: keys.map(({ publicHalves }) => publicHalves),
})

/** In parts of a length that fits no chunk. */
export async function* inParts(bytes: Uint8Array, length = 100_003): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

export async function gather(source: AsyncIterable<Uint8Array>): Promise<Bytes> {
  const parts: Uint8Array[] = []
  for await (const part of source) parts.push(part)
  return concat(...parts)
}

export interface MadeOffer {
  facts: OfferFacts
  headerHash: string
  envelope: Bytes
  content: Bytes
  sealed: SealedContent
  statement: VersionStatement
  secret: Secret | null
}

export interface OfferWish extends Partial<OfferFacts> {
  content?: Uint8Array
  name?: string
  price?: typeof PRICE | null
  previous?: string
}

export async function makeOffer(
  holders: readonly OpenKey[],
  signer: OpenKey,
  {
    content: plain = utf8('isi penawaran'),
    name = 'harga.pdf',
    price,
    previous,
    ...some
  }: OfferWish = {}
): Promise<MadeOffer> {
  const facts = { ...FACTS, ...some }
  let secret: Secret | null = null
  const keep = (k: Secret) => {
    secret = asSecret(k)
    return Promise.resolve()
  }
  const inBrowser = facts.mode === 'disegel di peramban'
  const prepared = await prepareOffer(facts, setOf(holders).holders, inBrowser ? { keep } : {})
  const content = await gather(prepared.seal(inParts(plain)))
  const asked = facts.kind === 'H' ? PRICE : null
  const envelope = await prepared.envelope(name, price === undefined ? asked : price)
  const { mode, installation, stage, kind, version, vendor } = facts
  const statement: VersionStatement = {
    act: 'version',
    mode,
    installation,
    package: facts.package,
    stage,
    kind,
    vendor,
    version,
    key: await vendorKeyHash(signer.publicHalves.ed25519),
    previous: previous ?? (version === 1 ? '-' : receiptOf(version - 1)),
    offer: prepared.header.offer,
    header: prepared.headerHash,
    envelope: envelope.hash,
    ...prepared.sealed(),
  }
  const { headerHash } = prepared
  return {
    facts,
    headerHash,
    envelope: envelope.bytes,
    content,
    sealed: prepared.sealed(),
    statement,
    secret,
  }
}

export const receiptOf = (version: number): string => version.toString(16).padStart(64, '0')

export const accept = async (
  statement: Accepted['statement'],
  signer: OpenKey
): Promise<Accepted> => ({
  statement,
  signature: await signOfferStatement(statement, signer.sign),
  receipt: receiptOf(statement.version),
})

export interface Scene {
  holders: OpenKey[]
  vendor: OpenKey
  facts: OpeningFacts
  request: OpeningRequest
  signature: Bytes
  envelopes: Map<string, Uint8Array>
  own: (key: OpenKey) => Map<string, OwnShare>
}

export function ownShares(
  offers: readonly Pick<MadeOffer, 'envelope'>[],
  key: OpenKey
): Map<string, OwnShare> {
  return new Map(
    offers.flatMap(({ envelope: bytes }) => {
      const envelope = readEnvelope(bytes)
      if (!envelope) return []
      const { header, wraps } = envelope
      const at = header.holders.indexOf(key.fingerprint)
      return [[header.offer, { header: headerText(header), wrap: wraps[at]! }] as const]
    })
  )
}

const logged = async (kind: string, content: string) => hex(await commitment(kind, SALT, content))

export const randomHash = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))

/** A stage that has ended, with these offers in, and the first holder's request to open them. */
export async function endedStage(
  keys: { holders: OpenKey[]; vendor: OpenKey },
  offers: readonly Pick<MadeOffer, 'statement' | 'envelope'>[],
  wish: {
    accepted?: Accepted[]
    open?: readonly Pick<MadeOffer, 'statement'>[]
    kinds?: Kind[]
  } = {}
): Promise<Scene> {
  const { holders, vendor } = keys
  const accepted =
    wish.accepted ?? (await Promise.all(offers.map(({ statement }) => accept(statement, vendor))))
  const { installation, package: paket, stage } = FACTS
  const subject = { installation, package: paket, stage }
  const closing = { ...subject, end: END, ...(await closingRoot(accepted)) }
  const schedule = { kind: 'jadwal', salt: SALT, content: `selesai: ${END}` }
  const vendors = new Set(accepted.map(({ statement }) => statement.vendor))
  const facts: OpeningFacts = {
    ...subject,
    vendorKeys: new Map([...vendors].map((name) => [name, [vendor.publicHalves.ed25519]])),
    installationKey: null,
    kinds: wish.kinds ?? ['H'],
    set: setOf(holders),
    schedule,
    end: END,
    closing,
    closingLogged: { kind: 'penutupan', salt: SALT },
    accepted,
    entitled: null,
    settled: new Set(),
    now: '2026-11-23T09:00:00Z',
  }
  const request: OpeningRequest = {
    ...subject,
    kinds: facts.kinds,
    set: facts.set.id,
    schedule: await logged('jadwal', schedule.content),
    closing: await logged('penutupan', closingText(closing)),
    nonce: randomHash(),
    expiry: '2026-11-23T10:00:00Z',
    first: holders[0]!.fingerprint,
    offers: (wish.open ?? offers).map(({ statement }) => ({
      offer: statement.offer,
      header: statement.header,
    })),
  }
  const signature = await signRequest(request, holders[0]!)
  const envelopes = new Map(offers.map((made) => [made.statement.offer, made.envelope]))
  const own = (key: OpenKey) => ownShares(offers, key)
  return { holders, vendor, facts, request, signature, envelopes, own }
}

/** The scene's request as its own holders check it. @throws Error naming the fault */
export async function checkedOf({ request, signature, facts }: Scene): Promise<CheckedRequest> {
  const result = await checkRequest(request, signature, facts)
  if (!result.ok) throw new Error(result.fault)
  return result.checked
}

/** The first holder's shares, as they reach each of the others. */
export async function resealedToAll(scene: Scene): Promise<Map<string, Bytes>> {
  const { request, holders, facts, own } = scene
  const first = holders.find(({ fingerprint }) => fingerprint === request.first)!
  const { shares } = await resealShares(
    await checkedOf(scene),
    own(first),
    first,
    facts.set.holders
  )
  return new Map(shares.map(({ to, sealed }) => [to, sealed]))
}

/** What the second holder finds of each offer. */
export async function openedBy(
  scene: Scene,
  second: OpenKey,
  resealed?: Bytes
): Promise<Map<string, Outcome>> {
  const checked = await checkedOf(scene)
  const { envelopes, facts } = scene
  const input = { checked, envelopes, sets: [facts.set] }
  const given = resealed ?? (await resealedToAll(scene)).get(second.fingerprint)!
  const found = await combineAndOpen({ ...input, resealed: given }, second)
  if (!found) throw new Error('not sealed to this holder')
  return found
}

/** Asked by another holder than the scene's. */
export async function askedBy(scene: Scene, first: OpenKey): Promise<Scene> {
  const request = { ...scene.request, first: first.fingerprint }
  return { ...scene, request, signature: await signRequest(request, first) }
}
