/**
 * Mailed links: 256 random bits, only the SHA-256 is kept, 24 hours, one use (decisions §2 and §3).
 * A new link of the same purpose ends the user's older ones.
 */
import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sidik } from '#inti/sesi'
import { sql, type Koneksi } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

export type TujuanTautan = 'aktivasi' | 'sandi'
/** EXP expired, INV unknown, used, or of an account that may not use it */
export type TautanGagal = 'EXP' | 'INV'

const UMUR = `interval '24 hours'`
/** Links that a user may have mailed within an hour, however they were asked for. */
const MAKS_PER_JAM = 5

/** Makes a link inside `trx` and answers its code; the user's row must be locked by the caller. */
export async function buatTautan(
  trx: TransactionClientContract,
  penggunaId: number,
  tujuan: TujuanTautan
): Promise<string> {
  const kode = randomBytes(32).toString('base64url')
  await akhiriTautan(trx, penggunaId, tujuan)
  await sql(
    trx,
    `insert into tautan (hash, tujuan, pengguna_id, dibuat_pada, kedaluwarsa_pada)
     select ?, ?, ?, s, s + ${UMUR} from (select ${sqlSekarang()} as s) waktu`,
    [sidik(kode), tujuan, penggunaId]
  )
  return kode
}

/** Ends the user's open links of a purpose; expired ones stay, so that they still answer EXP. */
export async function akhiriTautan(
  trx: TransactionClientContract,
  penggunaId: number,
  tujuan: TujuanTautan
): Promise<void> {
  await sql(
    trx,
    `update tautan set dipakai_pada = ${sqlSekarang()}
      where pengguna_id = ? and tujuan = ? and dipakai_pada is null
        and kedaluwarsa_pada > ${sqlSekarang()}`,
    [penggunaId, tujuan]
  )
}

/** Has the user been sent enough links for this hour? Keeps a stranger from flooding a mailbox. */
export async function terlaluBanyakTautan(
  trx: TransactionClientContract,
  penggunaId: number
): Promise<boolean> {
  const hasil = await sql<{ n: number }>(
    trx,
    `select count(*)::int as n from tautan
      where pengguna_id = ? and dibuat_pada > ${sqlSekarang()} - interval '1 hour'`,
    [penggunaId]
  )
  return hasil[0]!.n >= MAKS_PER_JAM
}

/** Uses up the link: of two callers at once exactly one gets the user's id. */
export async function pakaiTautan(
  trx: TransactionClientContract,
  tujuan: TujuanTautan,
  kode: string
): Promise<{ penggunaId: number } | { gagal: TautanGagal }> {
  const hasil = await sql<{ pengguna_id: number }>(
    trx,
    `update tautan set dipakai_pada = ${sqlSekarang()}
      where hash = ? and tujuan = ? and dipakai_pada is null and kedaluwarsa_pada > ${sqlSekarang()}
      returning pengguna_id`,
    [sidik(kode), tujuan]
  )
  if (hasil[0]) return { penggunaId: hasil[0].pengguna_id }
  const lihat = await lihatTautan(trx, tujuan, kode)
  return { gagal: 'gagal' in lihat ? lihat.gagal : 'INV' }
}

/** Looks at a link without using it up. */
export async function lihatTautan(
  koneksi: Koneksi,
  tujuan: TujuanTautan,
  kode: string
): Promise<{ penggunaId: number } | { gagal: TautanGagal; penggunaId: number | null }> {
  const hasil = await sql<{ pengguna_id: number; dipakai: boolean; lewat: boolean }>(
    koneksi,
    `select pengguna_id, dipakai_pada is not null as dipakai,
            kedaluwarsa_pada <= ${sqlSekarang()} as lewat
       from tautan where hash = ? and tujuan = ?`,
    [sidik(kode), tujuan]
  )
  const b = hasil[0]
  if (!b) return { gagal: 'INV', penggunaId: null }
  if (b.dipakai) return { gagal: 'INV', penggunaId: b.pengguna_id }
  if (b.lewat) return { gagal: 'EXP', penggunaId: b.pengguna_id }
  return { penggunaId: b.pengguna_id }
}
