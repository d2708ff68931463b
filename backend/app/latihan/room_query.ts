/** The lock and the channel by which the web processes agree on the room. */
import db from '@adonisjs/lucid/services/db'
import { sql } from '#core/database/sql'

export const ROOM_LOCK = 7_210_200
export const ROOM_CHANNEL = 'latihan_ulang'

/** Does any process hold the room, be it only to prepare it? */
export async function isHeld(): Promise<boolean> {
  const [held] = await sql<{ ada: boolean }>(
    db,
    `select exists (select 1 from pg_locks where locktype = 'advisory' and objid = ${ROOM_LOCK} and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())) as ada`
  )
  return held!.ada
}

/** Whoever holds the room shall build it anew. */
export const askAnew = () => sql(db, 'select pg_notify(?, ?)', [ROOM_CHANNEL, ''])
