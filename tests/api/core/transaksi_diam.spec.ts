/** A transaction that stands still (a storage that hangs) gives its rows back, and its caller is told to ask again. */
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { transaction } from '@eproc/backend/app/core/database/transaction'
import { toHttpError } from '@eproc/backend/app/core/http/exception_handler'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { inti } from '@eproc/i18n/id/core'
import { cleanSlate } from '../../lib/dates.ts'
import { count, row, rows } from '../../lib/query.ts'
import { waitFor } from '../../lib/wait.ts'

test.group('A transaction that stands still', (group) => {
  group.each.setup(cleanSlate)

  test('is cut: 503, nothing of it is saved, and its row is free', async ({ assert }) => {
    const { id } = await createPengguna({ nama: 'Semula' })
    const cut: unknown = await transaction(async (trx) => {
      await trx.rawQuery('update pengguna set nama = ? where id = ?', ['Separuh', id])
      await trx.rawQuery(`set local idle_in_transaction_session_timeout = '20ms'`)
      const [{ pid }] = (await trx.rawQuery('select pg_backend_pid() as pid')).rows as [
        { pid: number },
      ]
      await waitFor(
        'the connection to be cut',
        async () => (await count(`pg_stat_activity where pid = ${pid}`)) === 0
      )
      await rows('select 1 from pengguna where id = ? for update nowait', [id])
      await trx.rawQuery('update pengguna set jabatan = ? where id = ?', ['Separuh', id])
    }).catch((error: unknown) => error)
    const failure = toHttpError(cut)
    assert.deepEqual([failure.status, failure.message], [503, inti.sibuk])
    assert.property(failure.headers, 'Retry-After')
    const { nama } = await row<{ nama: string }>('select nama from pengguna where id = ?', [id])
    assert.equal(nama, 'Semula')
    // The pool does not hand out the dead connection.
    await transaction((trx) => trx.rawQuery('select 1'))
  })

  test('has minutes for what is slow and legitimate; waiting for a turn has no limit', async ({
    assert,
  }) => {
    for (const connection of ['aplikasi', 'penyegel']) {
      const asked = await db
        .connection(connection)
        .rawQuery(
          `select current_setting('idle_in_transaction_session_timeout') as idle, current_setting('lock_timeout') as lock`
        )
      assert.deepEqual(asked.rows, [{ idle: '5min', lock: '0' }], connection)
    }
  })
})
