/** A write is acknowledged only when its COMMIT was: the database says no at the very end. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sebagaiSuper } from '../../lib/database.ts'

test.group('A commit that fails', (group) => {
  group.setup(async () => {
    await sebagaiSuper(
      `create table uji_commit (n integer unique deferrable initially deferred);
       grant all on uji_commit to eproc_aplikasi`
    )
    return async () => {
      await sebagaiSuper('drop table uji_commit')
    }
  })

  test('a violation that only COMMIT notices reaches the caller', async ({ assert }) => {
    const failure = await db
      .transaction(async (trx) => {
        await trx.rawQuery('insert into uji_commit values (1), (1)')
      })
      .catch((error: unknown) => error)
    assert.equal((failure as { code?: string }).code, '23505')
    const { rows } = (await db.rawQuery('select count(*)::int as n from uji_commit')) as {
      rows: { n: number }[]
    }
    assert.equal(rows[0]!.n, 0)
  })

  test('a rollback by the work inside keeps the original error', async ({ assert }) => {
    await assert.rejects(
      () =>
        db.transaction(async (trx) => {
          await trx.rawQuery('insert into uji_commit values (3)')
          throw new Error('dibatalkan')
        }),
      'dibatalkan'
    )
    const ada = (await db.rawQuery('select 1 from uji_commit where n = 3')) as { rows: unknown[] }
    assert.lengthOf(ada.rows, 0)
  })

  // Last: for a moment the pool may hand the cut one out again.
  test('a connection that is cut during COMMIT is no success', async ({ assert }) => {
    const trx = await db.transaction()
    const { rows } = (await trx.rawQuery('select pg_backend_pid() as pid')) as {
      rows: { pid: number }[]
    }
    await trx.rawQuery('insert into uji_commit values (2)')
    await sebagaiSuper('select pg_terminate_backend($1)', [rows[0]!.pid])
    await assert.rejects(() => trx.commit())
    // Asked over a connection of its own: the pool may still hand out the one that was cut.
    const ada = await sebagaiSuper('select 1 from uji_commit where n = 2')
    assert.lengthOf(ada, 0)
  })
})
