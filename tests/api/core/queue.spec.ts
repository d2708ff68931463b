/** The queues of jobs follow their table, also those that an older version made. */
import { PgBoss } from 'pg-boss'
import { test } from '@japa/runner'
import { ensureQueues, QUEUE_SCHEMA } from '@eproc/backend/app/core/jobs/queue'
import { row } from '../../lib/query.ts'

const NAME = 'made-by-a-test'

test.group('Queues', (group) => {
  let boss: PgBoss
  group.setup(async () => {
    boss = new PgBoss({
      connectionString: process.env.TES_URL_SUPER!,
      schema: QUEUE_SCHEMA,
      supervise: false,
      schedule: false,
      max: 1,
    })
    await boss.start()
    return async () => {
      await boss.deleteQueue(NAME)
      await boss.stop({ graceful: false })
    }
  })

  test('a queue that is there already takes the rule of this version', async ({ assert }) => {
    const rule = () =>
      row(
        `select retry_limit as "retryLimit", retry_delay as "retryDelay", retry_backoff as "retryBackoff"
           from ${QUEUE_SCHEMA}.queue where name = ?`,
        [NAME]
      )
    const first = { retryLimit: 5, retryDelay: 60, retryBackoff: true }
    await ensureQueues(boss, { [NAME]: { queue: first } })
    assert.deepEqual(await rule(), first)
    const second = { retryLimit: 1, retryDelay: 10 }
    await ensureQueues(boss, { [NAME]: { queue: second } })
    assert.deepEqual(await rule(), { ...second, retryBackoff: false })
  })
})
