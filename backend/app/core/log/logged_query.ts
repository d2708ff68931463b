import db from '@adonisjs/lucid/services/db'
import { sql, type Koneksi } from '#core/database/sql'

/** Was something of this name committed to, or does it wait for its batch? */
export async function isLogged(object: string, objectId: string): Promise<boolean> {
  const found = await sql(db, 'select 1 from log_antri where objek = ? and objek_id = ? limit 1', [
    object,
    objectId,
  ])
  return found.length > 0
}

/** What was committed to under this name, and the salt that opens the commitment; null where nothing was. */
export async function loggedItem(
  connection: Koneksi,
  object: string,
  objectId: string
): Promise<{ kind: string; salt: Uint8Array; content: string } | null> {
  const [found] = await sql<{ jenis: string; garam: Buffer | null; isi: string | null }>(
    connection,
    'select jenis, garam, isi from log_antri where objek = ? and objek_id = ? order by id limit 1',
    [object, objectId]
  )
  if (!found?.garam || found.isi === null) return null
  return { kind: found.jenis, salt: Uint8Array.from(found.garam), content: found.isi }
}
