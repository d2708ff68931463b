import db from '@adonisjs/lucid/services/db'
import type { Pelaku } from '#core/auth/actor'
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_JOINS,
  actorWithoutSession,
  type AccountRow,
} from '#core/auth/actor_query'
import { today } from '#core/clock/clock'
import { sql } from '#core/database/sql'

/** Everybody who can log in, wants the daily mail, and had none today. */
export async function penerimaHarian(): Promise<Pelaku[]> {
  const baris = await sql<AccountRow>(
    db,
    `select ${ACCOUNT_COLUMNS}
       from pengguna p ${ACCOUNT_JOINS}
      where p.status = 'A' and p.diaktifkan_pada is not null and p.surat_harian
        and p.surat_harian_pada is distinct from ?::date
      order by p.id`,
    [today()]
  )
  return baris.map(actorWithoutSession)
}
