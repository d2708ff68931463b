/**
 * Seals journal rows into a hash chain, four times a second (stack.md's measured way: rows are free
 * of locks, batches cost 17 %). A batch lists its row ids as a multirange, so a transaction that
 * commits late falls into a later batch. hash = sha256(previous ‖ rows' hashes), signed with Ed25519;
 * every head is also appended to a file outside the database, so that a cut tail shows.
 */
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto'
import { join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { sql } from '#core/database/sql'
import { transaction } from '#core/database/transaction'

const JEDA_MS = 250
const ADVISORY_LOCK = 7_210_001
const MAX_BATCH = 5000
const MUNDUR = 1000
const MUNDUR_SEMUA = Number.MAX_SAFE_INTEGER
export const FIRST_HASH = '0'.repeat(64)

/** Canonical text of a journal row, computed by the database so that verifying repeats it exactly. */
export const SQL_CANONICAL_ROW = `jsonb_build_array(j.id, to_char(j.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  j.pelaku_id, j.pelaku_nama, j.peran, j.aksi, j.objek, j.objek_id, j.rincian, j.alasan, j.alamat_ip)::text`

/** sha256 of one canonical row. */
export const rowHash = (baris: string): Buffer => createHash('sha256').update(baris).digest()

/** sha256 over the previous hash and the rows' hashes in id order. */
export const batchHash = (sebelum: string, hashSemua: Buffer): string =>
  createHash('sha256').update(sebelum).update(hashSemua).digest('hex')

/** What the signature covers. */
export const sealMessage = (nomor: number, rentang: string, jumlah: number, hash: string): Buffer =>
  Buffer.from(`segel\n${nomor}\n${rentang}\n${jumlah}\n${hash}`)

const keyPath = (): string => join(env.get('DATA_DIR'), 'kunci', 'jurnal.pem')
export const headPath = (): string => join(env.get('DATA_DIR'), 'jurnal', 'kepala.jsonl')

/** The signing key of this installation, made at first use. */
async function journalKey(): Promise<KeyObject> {
  const ada = await readFile(keyPath(), 'utf8').catch(() => null)
  if (ada) return createPrivateKey(ada)
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  await mkdir(join(env.get('DATA_DIR'), 'kunci'), { recursive: true, mode: 0o700 })
  await writeFile(keyPath(), privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
    flag: 'wx',
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await writeFile(
    join(env.get('DATA_DIR'), 'kunci', 'jurnal.pub.pem'),
    publicKey.export({ type: 'spki', format: 'pem' })
  )
  return createPrivateKey(await readFile(keyPath(), 'utf8'))
}

export const journalPublicKey = async (): Promise<KeyObject> => createPublicKey(await journalKey())

interface Head {
  nomor: number
  hash: string
}

/**
 * Seals what is committed and not sealed yet; answers the number of rows. Looks `mundur` ids behind
 * the last head for transactions that committed late.
 */
async function sealOnce(key: KeyObject, mundur = MUNDUR): Promise<number> {
  const hasil = await transaction(async (trx) => {
    const dapat = await sql<{ ok: boolean }>(
      trx,
      `select pg_try_advisory_xact_lock(${ADVISORY_LOCK}) as ok`
    )
    if (!dapat[0]!.ok) return null
    const belum = await sql<{ id: number; baris: string }>(
      trx,
      `select j.id, ${SQL_CANONICAL_ROW} as baris from jurnal j
        where j.id >= (select coalesce(max(upper(rentang)), 1) from jurnal_segel
                        where nomor = (select max(nomor) from jurnal_segel)) - ?::bigint
          and not exists (select 1 from jurnal_segel s where s.rentang @> j.id)
        order by j.id limit ${MAX_BATCH}`,
      [mundur]
    )
    if (belum.length === 0) return null
    const kepala = await sql<Head>(
      trx,
      'select nomor, hash from jurnal_segel order by nomor desc limit 1'
    )
    const sebelum = kepala[0] ?? { nomor: 0, hash: FIRST_HASH }
    const nomor = sebelum.nomor + 1
    const rentang = idRanges(belum.map((b) => b.id))
    const hashSemua = Buffer.concat(belum.map((b) => rowHash(b.baris)))
    const hash = batchHash(sebelum.hash, hashSemua)
    const tanda = sign(null, sealMessage(nomor, rentang, belum.length, hash), key)
    await sql(
      trx,
      `insert into jurnal_segel (nomor, rentang, jumlah, hash_baris, hash_sebelum, hash, tanda_tangan)
       values (?, ?::int8multirange, ?, ?, ?, ?, ?)`,
      [nomor, rentang, belum.length, hashSemua, sebelum.hash, hash, tanda.toString('base64')]
    )
    return { nomor, hash, jumlah: belum.length, tanda: tanda.toString('base64') }
  })
  if (!hasil) return 0
  await mkdir(join(env.get('DATA_DIR'), 'jurnal'), { recursive: true, mode: 0o700 })
  await appendFile(headPath(), `${JSON.stringify(hasil)}\n`, { mode: 0o600 })
  return hasil.jumlah
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
  const key = await journalKey()
  berhenti = false
  let mundur = MUNDUR_SEMUA
  const putar = async () => {
    const jumlah = await sealOnce(key, mundur).catch((error: unknown) => {
      if (!berhenti) logger.warn({ err: error }, 'penyegel jurnal')
      return 0
    })
    if (jumlah < MAX_BATCH) mundur = MUNDUR
    if (!berhenti) jadwal = setTimeout(() => void putar(), jumlah === MAX_BATCH ? 0 : JEDA_MS)
  }
  void putar()
}

export function stopSealer(): void {
  berhenti = true
  if (jadwal) clearTimeout(jadwal)
}
