/** The test database: back to the state after migration, and the superuser's view of it. */
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'

/**
 * Empties every table that is empty after migration and restores the reference tables that a test
 * changed; a few milliseconds. The journal stays (it is append-only) unless `jurnal` is asked for.
 * Use as `group.each.setup(() => kosongkan())`.
 */
export async function emptyDatabase(options: { jurnal?: boolean } = {}): Promise<void> {
  for (let percobaan = 1; ; percobaan++) {
    try {
      // Parameters are kept in memory by every process that serves, this one among them.
      await db.rawQuery(`select tes_awal.kosongkan(?), pg_notify('parameter', '')`, [
        options.jurnal ?? false,
      ])
      forgetParameters()
      return
    } catch (error) {
      // A background job may hold rows in another order.
      const kode = (error as { code?: string }).code
      if (percobaan >= 5 || (kode !== '40P01' && kode !== '40001')) throw error
    }
  }
}

/** Runs SQL as the superuser of the test cluster: what an intruder with all rights could do. */
export async function sebagaiSuper<Baris extends pg.QueryResultRow>(
  sql: string,
  nilai: unknown[] = []
): Promise<Baris[]> {
  const klien = new pg.Client({ connectionString: process.env.TES_URL_SUPER })
  await klien.connect()
  try {
    return (await klien.query<Baris>(sql, nilai)).rows
  } finally {
    await klien.end()
  }
}
