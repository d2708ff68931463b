/** What the administration tests share: signed-in people and the journal's newest row. */
import db from '@adonisjs/lucid/services/db'
import type Pengguna from '@eproc/backend/app/akun/pengguna'
import { buatPengguna, masukSebagai, type IsiPengguna } from '@eproc/database/factories/pengguna'

export interface Orang {
  pengguna: Pengguna
  token: string
  /** value of the Authorization header */
  sesi: string
}

/** An account with a session. */
export async function orang(isi: IsiPengguna): Promise<Orang> {
  const pengguna = await buatPengguna(isi)
  const token = await masukSebagai(pengguna)
  return { pengguna, token, sesi: `Bearer ${token}` }
}

export async function baris<T>(
  sql: string,
  nilai: readonly (string | number)[] = []
): Promise<T[]> {
  const hasil = (await db.rawQuery(sql, [...nilai])) as { rows: T[] }
  return hasil.rows
}

interface Jurnal {
  pelaku_id: number | null
  aksi: string
  objek: string
  objek_id: string | null
  rincian: Record<string, unknown>
  alasan: string | null
}

/** The newest journal row of an action. */
export async function jurnalTerakhir(aksi: string): Promise<Jurnal | undefined> {
  const hasil = await baris<Jurnal>(
    'select * from jurnal where aksi = ? order by id desc limit 1',
    [aksi]
  )
  return hasil[0]
}

/** Roles that hold no right of the administration. */
export const BUKAN_ADMIN = ['operator', 'manajerULP', 'vendor'] as const
