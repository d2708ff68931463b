/** What a seal of the journal covers, and the texts that are hashed and signed for it (ADR 0004). */
import { createHash } from 'node:crypto'
import { BATAS_HITUNG } from '@eproc/domain/common/batas_hitung'

export interface SealHead {
  nomor: number
  hash: string
  tanda_tangan: string
}

export interface Seal extends SealHead {
  /** 1: made before the seal's own number, ranges and time were part of its hash; 2: before the session was of a row's */
  versi: 1 | 2 | 3
  /** ids of its rows, as a multirange */
  rentang: string
  jumlah: number
  /** SHA-256 of each row, in the order of their ids */
  hash_baris: Buffer
  hash_sebelum: string
  /** moment of the database, as {@link sqlMoment} tells it */
  waktu: string
}

export const FIRST_HASH = '0'.repeat(64)

/** A moment as text that does not depend on the session: microseconds, UTC. */
export const sqlMoment = (expression: string): string =>
  `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const COLUMNS = `j.id, to_char(j.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  j.pelaku_id, j.pelaku_nama, j.peran, j.aksi, j.objek, j.objek_id, j.rincian, j.alasan, j.alamat_ip`

/** Version of the seals that are made now. */
export const SEAL_VERSION = 3 as const

/** Canonical text of a journal row under a seal of this version, made by the database so that verifying repeats it exactly. */
export const sqlCanonicalRow = (version: string | number): string =>
  `(case when ${version} < 3 then jsonb_build_array(${COLUMNS}) else jsonb_build_array(${COLUMNS}, j.sesi_id) end)::text`

/** Ids behind the last head that may still lack a seal: of transactions that committed late. */
const BEHIND = 1000

/** Rows of one gap at most: more than a seal takes, or anybody counts. */
const MOST_OF_GAP = BATAS_HITUNG + 1

/**
 * SQL: rows `j` without a seal from this id on, {@link MOST_OF_GAP} of each gap that the seals leave. Asked of each row
 * instead, a look at the last thousand takes twenty times as long, four times a second, and one at millions minutes.
 */
const unsealedFrom = (id: string): string =>
  `(select ${id} as low, (select max(id) + 1 from jurnal) as high) ids
  cross join lateral (
    select unnest(int8multirange(int8range(least(low, high), high))
      - (select coalesce(range_agg(s.rentang), int8multirange())
           from jurnal_segel s where s.rentang && int8range(low, null))) as r) gap
  cross join lateral (select * from jurnal j where j.id >= lower(gap.r) and j.id < upper(gap.r)
                       order by j.id limit ${MOST_OF_GAP}) j`

/** SQL: all rows `j` without a seal, as a server looks for when it starts. */
export const UNSEALED_EVER = unsealedFrom('1::bigint')

/** SQL: rows `j` without a seal near the last head. */
export const UNSEALED_LATELY = unsealedFrom(
  `(select coalesce(max(upper(rentang)), 1) from jurnal_segel
     where nomor = (select max(nomor) from jurnal_segel)) - ${BEHIND}`
)

/** sha256 of one canonical row. */
export const rowHash = (row: string): Buffer => createHash('sha256').update(row).digest()

/** sha256 over the seal before, the seal's own columns and the rows' hashes. */
export function sealHash(seal: Omit<Seal, keyof SealHead> & { nomor: number }): string {
  const { versi, nomor, rentang, jumlah, waktu, hash_sebelum: before, hash_baris: rows } = seal
  const head =
    versi === 1 ? before : `segel-${versi}\n${nomor}\n${rentang}\n${jumlah}\n${waktu}\n${before}\n`
  return createHash('sha256').update(head).update(rows).digest('hex')
}

/** What the signature covers. */
export const sealMessage = (
  seal: Pick<Seal, 'versi' | 'nomor' | 'rentang' | 'jumlah' | 'hash'>
): Buffer =>
  Buffer.from(
    seal.versi === 1
      ? `segel\n${seal.nomor}\n${seal.rentang}\n${seal.jumlah}\n${seal.hash}`
      : `segel-${seal.versi}\n${seal.hash}`
  )
