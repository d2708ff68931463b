import db from '@adonisjs/lucid/services/db'
import type { MasterDivisi } from '@eproc/domain/pantauan/answers'
import { notFound } from '#core/http/errors'
import { sql } from '#core/database/sql'

/** Every unit, to choose from. */
export const masterDivisi = (): Promise<MasterDivisi[]> =>
  sql<MasterDivisi>(db, 'select nama, kode, parent, nick from divisi order by kode')

/** What the path asks for: a division's code, or 'all' (undefined); 404 for a division that does not exist. */
export async function divisiDiminta(kode: string): Promise<string | undefined> {
  if (kode === 'all') return undefined
  const [divisi] = await sql<{ kode: string }>(db, 'select kode from divisi where kode = ?', [kode])
  if (!divisi) throw notFound()
  return divisi.kode
}
