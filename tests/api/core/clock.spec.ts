/** The server's clock is the database's, also where the database is asked in a bad moment (decisions §1). */
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { databaseNowMs, syncClock } from '@eproc/backend/app/core/clock/clock'
import { row } from '../../lib/query.ts'

/** As a machine that does other work leaves it. */
const OFF_MS = 100

/** By how much the server's clock is ahead of the database's, the best of a few looks. */
async function ahead(): Promise<number> {
  const looks: number[] = []
  for (let i = 0; i < 9; i++) {
    const before = databaseNowMs()
    const { ms } = await row<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms'
    )
    looks.push((before + databaseNowMs()) / 2 - ms)
  }
  return looks.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0]!
}

test.group('The clock', (group) => {
  group.setup(syncClock)
  group.teardown(syncClock)

  test('a reading that waited for a connection moves nothing', async ({ assert }) => {
    // As when many ask at once: a connection comes free after a while.
    const taken = await Promise.all(
      Array.from({ length: db.manager.get('aplikasi')!.config.pool!.max! }, () => db.transaction())
    )
    const synced = syncClock()
    await new Promise((waited) => setTimeout(waited, 1500))
    await Promise.all(taken.map((trx) => trx.rollback()))
    await synced
    assert.isBelow(Math.abs(await ahead()), OFF_MS)
  })
})
