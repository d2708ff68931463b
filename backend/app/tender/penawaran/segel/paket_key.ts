/**
 * The key of a package and opening, of offers that the installation seals: packages without holders (ADR 0003).
 *
 * Receiving an offer needs the public half only (X25519, HKDF, AES-256-GCM; a fresh pair for every file), so that the
 * submission path never holds anything that opens an offer but the data key it has just made. The private half is
 * wrapped by the installation key and touched at two moments, both inside this file: to prove at submission that the
 * wrapped data key can be opened again (an exchanged or lost installation key is found then, not at the opening), and
 * for the act of opening, against a confirmed row in `pembukaan`. Nobody outside gets the private half.
 *
 * After the act the data keys of the opened files are wrapped anew by the installation (`penawaran.kunci_terbuka`), so
 * that reading needs no package key again and what was not opened (older versions, vendors that failed before, other
 * openings) stays sealed for good.
 */
import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  bukaDengan,
  bungkusInstalasi,
  keyWith,
  releaseInstallationKey,
  turunan,
} from '#app/tender/penawaran/segel/installation_key'
import StoredKey from '#app/tender/penawaran/segel/stored_key'
import { persetujuanPembukaan } from '#app/tender/penawaran/segel/persetujuan_query'
import { clockNow } from '#core/clock/clock'

/** What a wrapped data key belongs to; authenticated, so that a row's key serves no other row. */
export interface KeyPlace {
  paketId: number
  tahapBuka: string
  rekananId: number
  tahap: string
  jenis: string
  versiKe: number
  /** id of the sealed file */
  berkasId: string
}

/** Who agreed to the opening. */
export interface BuktiPembukaan {
  pembukaanId: number
  persetujuan: readonly { penggunaId: number }[]
}

/** Opens data keys during the act of opening. */
export interface KeyOpener {
  /** The data key (32 bytes). @throws Error when the wrap belongs elsewhere or was altered */
  lepas(letak: KeyPlace, terbungkus: Buffer): Buffer
}

const GUNA_PRIBADI = 'eproc kunci paket v1'
const AWALAN_PUBLIK = Buffer.from('302a300506032b656e032100', 'hex')
const AWALAN_PRIBADI = Buffer.from('302e020100300506032b656e04220420', 'hex')
const RAW_BYTES = 32

export interface KeyPair {
  publik: Buffer
  pribadi: Buffer
}

/** An X25519 pair, both halves 32 raw bytes. */
export function keyPair(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  return {
    publik: publicKey.export({ type: 'spki', format: 'der' }).subarray(-RAW_BYTES),
    pribadi: privateKey.export({ type: 'pkcs8', format: 'der' }).subarray(-RAW_BYTES),
  }
}

const kunciPublik = (raw: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([AWALAN_PUBLIK, raw]), format: 'der', type: 'spki' })
const kunciPribadi = (raw: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([AWALAN_PRIBADI, raw]), format: 'der', type: 'pkcs8' })

const teksLetak = (l: KeyPlace): string =>
  `segel\n${l.paketId}\n${l.tahapBuka}\n${l.rekananId}\n${l.tahap}\n${l.jenis}\n${l.versiKe}\n${l.berkasId}`

function wrappingKey(pribadi: Buffer, lawan: Buffer, pengirim: Buffer, penerima: Buffer): Buffer {
  const bersama = diffieHellman({
    privateKey: kunciPribadi(pribadi),
    publicKey: kunciPublik(lawan),
  })
  return turunan(bersama, 'eproc segel penawaran v1', Buffer.concat([pengirim, penerima]))
}

/** Wraps to a public half: fresh public half ‖ nonce ‖ ciphertext ‖ tag. */
export function wrapKey(publik: Buffer, letak: KeyPlace, dataKey: Buffer): Buffer {
  const sekali = keyPair()
  const key = wrappingKey(sekali.pribadi, publik, sekali.publik, publik)
  return Buffer.concat([sekali.publik, keyWith(key, teksLetak(letak), dataKey)])
}

/** @throws Error when key, place or content is another */
export function releaseKey(k: KeyPair, letak: KeyPlace, terbungkus: Buffer): Buffer {
  const pengirim = terbungkus.subarray(0, RAW_BYTES)
  const key = wrappingKey(k.pribadi, pengirim, pengirim, k.publik)
  return bukaDengan(key, teksLetak(letak), terbungkus.subarray(RAW_BYTES))
}

const UNIQUE_VIOLATION = '23505'

/** Makes the key unless it is there; safe to call at the same time, outside of a transaction. */
export async function makePaketKey(
  client: QueryClientContract,
  paketId: number,
  tahapBuka: string
): Promise<void> {
  if (await StoredKey.milik(client, paketId, tahapBuka)) return
  const { publik, pribadi } = keyPair()
  const terbungkus = await bungkusInstalasi(GUNA_PRIBADI, `${paketId}\n${tahapBuka}`, pribadi)
  pribadi.fill(0)
  try {
    await StoredKey.create(
      { paketId, tahap: tahapBuka, publik, terbungkus, dibuatPada: clockNow() },
      { client }
    )
  } catch (error) {
    // Of two requests at the same time the first one's key is the key.
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
  }
}

/** The private half lies wrapped by the installation key in the row. */
async function storedPair(
  client: QueryClientContract,
  paketId: number,
  tahapBuka: string
): Promise<KeyPair> {
  const b = await StoredKey.milik(client, paketId, tahapBuka)
  if (!b) throw new Error(`Kunci paket ${paketId} ${tahapBuka} tidak ada`)
  const context = `${paketId}\n${tahapBuka}`
  return {
    publik: b.publik,
    pribadi: await releaseInstallationKey(GUNA_PRIBADI, context, b.terbungkus),
  }
}

/** Wraps a data key and answers only what was proven to open again. @throws Error otherwise */
export async function wrapDataKey(
  client: QueryClientContract,
  letak: KeyPlace,
  dataKey: Buffer
): Promise<Buffer> {
  const k = await storedPair(client, letak.paketId, letak.tahapBuka)
  const terbungkus = wrapKey(k.publik, letak, dataKey)
  const kembali = releaseKey(k, letak, terbungkus)
  const sama = kembali.length === dataKey.length && timingSafeEqual(kembali, dataKey)
  kembali.fill(0)
  k.pribadi.fill(0)
  if (!sama) throw new Error('Kunci data tidak terbuka kembali')
  return terbungkus
}

/** @throws Error when the proof is not enough */
export async function openPaketKey(
  trx: TransactionClientContract,
  paketId: number,
  tahapBuka: string,
  bukti: BuktiPembukaan
): Promise<KeyOpener> {
  const b = await persetujuanPembukaan(trx, bukti.pembukaanId, paketId, tahapBuka)
  const setuju = new Set(bukti.persetujuan.map((p) => p.penggunaId))
  const cukup =
    b &&
    setuju.has(b.peminta) &&
    (b.pengesah === null ? b.satu : b.pengesah !== b.peminta && setuju.has(b.pengesah))
  if (!cukup) throw new Error(`Pembukaan ${paketId} ${tahapBuka} belum disahkan`)
  const k = await storedPair(trx, paketId, tahapBuka)
  return { lepas: (letak, terbungkus) => releaseKey(k, letak, terbungkus) }
}
