/** Live events: how many streams one user may hold open. */
import { test } from '@japa/runner'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { cleanSlate } from '../../lib/dates.ts'
import { tokenFor } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { waitFor } from '../../lib/wait.ts'

interface Stream {
  status: number
  message: string
  retryAfter: string | null
  leave: () => void
}

async function openStream(token: string): Promise<Stream> {
  const mine = new AbortController()
  const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}/api/aliran`, {
    headers: { authorization: `Bearer ${token}` },
    signal: mine.signal,
  })
  const message = answer.ok ? '' : ((await answer.json()) as { message: string }).message
  return {
    status: answer.status,
    message,
    retryAfter: answer.headers.get('retry-after'),
    leave: () => mine.abort(),
  }
}

test.group('Event streams', (group) => {
  group.each.setup(cleanSlate)

  test('a user holds as many as the parameter says; one that ends makes room', async ({
    assert,
    cleanup,
  }) => {
    await rows("update parameter set value = '3' where key = 'MAKS_ALIRAN_PENGGUNA'")
    forgetParameters()
    cleanup(forgetParameters)
    const [token, other] = [await tokenFor(), await tokenFor()]
    const streams: Stream[] = []
    cleanup(() => streams.forEach((s) => s.leave()))
    const another = async (who = token) => {
      const stream = await openStream(who)
      streams.push(stream)
      return stream
    }
    const first = await another()
    await another()
    await another()
    assert.deepEqual(
      streams.map((s) => s.status),
      [200, 200, 200]
    )
    const refused = await another()
    assert.equal(refused.status, 429)
    assert.match(refused.message, /^Kabar langsung hanya untuk 3 halaman sekaligus/)
    assert.equal(refused.retryAfter, '60')
    assert.equal((await another(other)).status, 200)
    first.leave()
    await waitFor('a place', async () => (await another()).status === 200)
  })
})
