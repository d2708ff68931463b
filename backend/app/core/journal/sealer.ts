/**
 * Seals journal rows into a hash chain, four times a second (measured: rows are free
 * of locks, batches cost 17 %). A batch lists its row ids as a multirange, so a transaction that
 * commits late falls into a later batch. The hash covers the seal and the one before, signed with Ed25519;
 * every head is also appended to a file outside the database ({@link file://./heads.ts}). It works under a role of its
 * own: the application's can neither add a seal nor keep one from being made (ADR 0004).
 */
import { createPublicKey, sign, type KeyObject } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql, type Koneksi } from '#core/database/sql'
import { layPublicHalf, signingKey } from '#core/keys/signing_key'
import { keepHead } from '#core/journal/heads'
import {
  FIRST_HASH,
  rowHash,
  sealHash,
  sealMessage,
  SEAL_VERSION,
  sqlCanonicalRow,
  sqlMoment,
  UNSEALED_EVER,
  UNSEALED_LATELY,
  type SealHead,
} from '#core/journal/seal'

const JEDA_MS = 250
const MAX_BATCH = 5000

const KEY = 'jurnal'

export const journalPublicKey = async (): Promise<KeyObject> =>
  createPublicKey(await signingKey(KEY))

/** Before the first seal. */
const NONE: SealHead = { nomor: 0, hash: FIRST_HASH, tanda_tangan: '' }

async function newestSeal(connection: Koneksi): Promise<SealHead> {
  const [newest] = await sql<SealHead>(
    connection,
    'select nomor, hash, tanda_tangan from jurnal_segel order by nomor desc limit 1'
  )
  return newest ?? NONE
}

/** Is it this process's turn, and this seal still the newest? Only the sealer's role may lock it; the number decides on the first. */
async function claim(trx: TransactionClientContract, { nomor }: SealHead): Promise<boolean> {
  if (nomor === NONE.nomor) return true
  const lock = 'select 1 from jurnal_segel where nomor = ? for update skip locked'
  return (await sql(trx, lock, [nomor])).length > 0 && (await newestSeal(trx)).nomor === nomor
}

/**
 * Seals what is committed and not sealed yet; answers the number of rows. Opens a transaction only when there is something
 * to seal; what another process seals meanwhile is not sealed twice, its seal being the newest then.
 */
async function sealOnce(key: KeyObject, among: string): Promise<number> {
  const own = db.connection('penyegel')
  const newest = await newestSeal(own)
  const rows = await unsealed(own, among)
  if (rows.length === 0) return 0
  const made = await own.transaction(async (trx) => {
    if (!(await claim(trx, newest))) return null
    // What a server that was killed between seal and file did not write any more.
    await keepHead(newest)
    const seal = makeSeal(newest, rows, key)
    await sql(
      trx,
      `insert into jurnal_segel (nomor, rentang, jumlah, hash_baris, hash_sebelum, hash, tanda_tangan, waktu, versi)
       values (?, ?::int8multirange, ?, ?, ?, ?, ?, ?, ${SEAL_VERSION})`,
      [
        seal.nomor,
        seal.rentang,
        seal.jumlah,
        seal.hash_baris,
        seal.hash_sebelum,
        seal.hash,
        seal.tanda_tangan,
        seal.waktu,
      ]
    )
    return seal
  })
  if (!made) return 0
  await keepHead(made)
  return made.jumlah
}

interface UnsealedRow {
  id: number
  baris: string
  waktu: string
}

/** Rows without a seal, each with the moment of the database. */
const unsealed = (connection: Koneksi, among: string): Promise<UnsealedRow[]> =>
  sql<UnsealedRow>(
    connection,
    `select j.id, ${sqlCanonicalRow(SEAL_VERSION)} as baris, ${sqlMoment('statement_timestamp()')} as waktu
       from ${among} order by j.id limit ${MAX_BATCH}`
  )

function makeSeal(before: SealHead, rows: readonly UnsealedRow[], key: KeyObject) {
  const body = {
    versi: SEAL_VERSION,
    nomor: before.nomor + 1,
    rentang: idRanges(rows.map((row) => row.id)),
    jumlah: rows.length,
    hash_baris: Buffer.concat(rows.map((row) => rowHash(row.baris))),
    hash_sebelum: before.hash,
    waktu: rows[0]!.waktu,
  }
  const hash = sealHash(body)
  return {
    ...body,
    hash,
    tanda_tangan: sign(null, sealMessage({ ...body, hash }), key).toString('base64'),
  }
}

/** `{[1,4),[7,8)}` from ascending ids. */
function idRanges(ids: readonly number[]): string {
  const bagian: string[] = []
  let awal = ids[0]!
  let akhir = awal
  for (const id of [...ids.slice(1), Number.NaN]) {
    if (id === akhir + 1) {
      akhir = id
      continue
    }
    bagian.push(`[${awal},${akhir + 1})`)
    awal = id
    akhir = id
  }
  return `{${bagian.join(',')}}`
}

let jadwal: NodeJS.Timeout | null = null
let berhenti = false

/** Starts sealing in this process; with several processes one of them gets the lock each time. */
export async function startSealer(): Promise<void> {
  const key = await signingKey(KEY)
  await layPublicHalf(KEY, key)
  berhenti = false
  let among = UNSEALED_EVER
  const putar = async () => {
    const jumlah = await sealOnce(key, among).catch((error: unknown) => {
      if (!berhenti) logger.warn({ err: error }, 'penyegel jurnal')
      return 0
    })
    if (jumlah < MAX_BATCH) among = UNSEALED_LATELY
    if (!berhenti) jadwal = setTimeout(() => void putar(), jumlah === MAX_BATCH ? 0 : JEDA_MS)
  }
  void putar()
}

export function stopSealer(): void {
  berhenti = true
  if (jadwal) clearTimeout(jadwal)
}
