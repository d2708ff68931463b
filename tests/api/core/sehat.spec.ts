/** What a proxy and a help desk ask: is this process ready, and which request was that. */
import { test } from '@japa/runner'
import { nameRequest } from '@eproc/backend/app/core/ops/request_id'

test.group('Health and request ids', () => {
  test('a ready server says so part by part, and tells nothing else', async ({
    client,
    assert,
  }) => {
    for (const address of ['/api/sehat', '/api/sehat/siap']) {
      const answer = await client.get(address)
      assert.deepEqual(answer.body(), {
        statusCode: 200,
        data: {
          siap: true,
          berhenti: false,
          bagian: ['basisData', 'penyimpanan', 'antrean', 'migrasi'].map((nama) => ({
            nama,
            baik: true,
          })),
        },
      })
    }
    const alive = await client.get('/api/sehat/hidup')
    assert.deepEqual(alive.body(), { statusCode: 200, data: { hidup: true } })
  })

  test('every answer carries the id of its request', async ({ client, assert }) => {
    const first = await client.get('/api/time')
    const second = await client.get('/tidak/ada')
    assert.match(String(first.header('x-request-id')), /^[\w-]{12}$/)
    assert.match(String(second.header('x-request-id')), /^[\w-]{12}$/)
    assert.notEqual(first.header('x-request-id'), second.header('x-request-id'))
  })

  test("a proxy's id is kept, a caller's text is not", async ({ assert }) => {
    const named = (id: string) => {
      const headers: Record<string, string> = { 'x-request-id': id }
      nameRequest({ headers })
      return headers['x-request-id']
    }
    assert.equal(named('0af7651916cd43dd8448eb211c80319c'), '0af7651916cd43dd8448eb211c80319c')
    for (const text of ['x', 'a b c d e f g h', 'x'.repeat(65), '{"level":60}', ''])
      assert.match(named(text)!, /^[\w-]{12}$/, text)
  })
})
