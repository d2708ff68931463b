import db from '@adonisjs/lucid/services/db'
import type { TujuanTautan, TautanGagal } from '#app/akun/tautan/tautan'
import { tokenHash } from '#core/auth/token'
import { sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

/** Links that a user may have mailed within an hour, however they were asked for. */
const MAKS_PER_JAM = 5

/** Has the user been sent enough links for this hour? Keeps a stranger from flooding a mailbox. */
export async function terlaluBanyakTautan(
  connection: Koneksi,
  penggunaId: number
): Promise<boolean> {
  const hasil = await sql<{ n: number }>(
    connection,
    `select count(*)::int as n from tautan
      where pengguna_id = ? and dibuat_pada > ${sqlNow()} - interval '1 hour'`,
    [penggunaId]
  )
  return hasil[0]!.n >= MAKS_PER_JAM
}

/** Was the user ever sent a link of this purpose, used or not? */
export async function pernahDikirim(
  connection: Koneksi,
  penggunaId: number,
  tujuan: TujuanTautan
): Promise<boolean> {
  const found = await sql(
    connection,
    'select 1 from tautan where pengguna_id = ? and tujuan = ? limit 1',
    [penggunaId, tujuan]
  )
  return found.length > 0
}

/** Looks at a link without using it up. */
export async function lihatTautan(
  tujuan: TujuanTautan,
  kode: string,
  connection: Koneksi = db
): Promise<{ penggunaId: number } | { gagal: TautanGagal; penggunaId: number | null }> {
  const hasil = await sql<{ pengguna_id: number | null; dipakai: boolean; lewat: boolean }>(
    connection,
    `select pengguna_id, dipakai_pada is not null as dipakai,
            kedaluwarsa_pada <= ${sqlNow()} as lewat
       from tautan where hash = ? and tujuan = ?`,
    [tokenHash('tautan', kode), tujuan]
  )
  const b = hasil[0]
  if (!b) return { gagal: 'INV', penggunaId: null }
  if (b.dipakai) return { gagal: 'INV', penggunaId: b.pengguna_id }
  if (b.pengguna_id === null) return { gagal: 'LAPSED', penggunaId: null }
  if (b.lewat) return { gagal: 'EXP', penggunaId: b.pengguna_id }
  return { penggunaId: b.pengguna_id }
}
