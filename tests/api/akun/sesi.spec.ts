/** Until when a session lives is told with every answer, so that the screens can warn in time. */
import { test } from '@japa/runner'
import { SESSION_END_HEADER } from '@eproc/domain/akun/sesi'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { cleanSlate, clockNowMs, moveClock } from '../../lib/dates.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

test.group('The end of a session', (group) => {
  group.each.setup(cleanSlate)

  test('is told, moves on with its use, and never passes seven days', async ({
    client,
    assert,
  }) => {
    const token = await signInAs(await createPengguna())
    const begun = clockNowMs()
    const told = async (): Promise<number> => {
      const answer = await client.get('/userman/info').bearerToken(token)
      answer.assertStatus(200)
      return Date.parse(String(answer.header(SESSION_END_HEADER.toLowerCase())))
    }
    assert.closeTo((await told()) - begun, 12 * HOUR_MS, MINUTE_MS)
    // Within five minutes nothing is written, and what is told stays true.
    moveClock('PT4M')
    assert.closeTo((await told()) - begun, 12 * HOUR_MS, MINUTE_MS)
    moveClock('PT11H56M')
    assert.closeTo((await told()) - begun, 24 * HOUR_MS - 4 * MINUTE_MS, MINUTE_MS)
    for (let hours = 22; hours < 7 * 24; hours += 11) {
      moveClock(`PT${hours}H`)
      await told()
    }
    moveClock('P6DT23H56M')
    assert.closeTo((await told()) - begun, 7 * 24 * HOUR_MS, MINUTE_MS)
    moveClock('P7DT1M')
    ;(await client.get('/userman/info').bearerToken(token)).assertStatus(401)
  })

  test('is not told to who has none', async ({ client, assert }) => {
    const answer = await client.get('/api/time')
    answer.assertStatus(200)
    assert.isUndefined(answer.header(SESSION_END_HEADER.toLowerCase()))
  })
})
