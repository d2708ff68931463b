import db from '@adonisjs/lucid/services/db'
import { sql } from '#core/database/sql'

/** Was something of this name committed to, or does it wait for its batch? */
export async function isLogged(object: string, objectId: string): Promise<boolean> {
  const found = await sql(db, 'select 1 from log_antri where objek = ? and objek_id = ? limit 1', [
    object,
    objectId,
  ])
  return found.length > 0
}
