import { test } from '@japa/runner'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { inti } from '@eproc/i18n/id/core'
import { message } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { count } from '../../lib/query.ts'

test.group('Security headers', () => {
  test('the nonce of the styles can not be taken for the unfilled placeholder __NONCE__', async ({
    client,
    assert,
  }) => {
    const answer = await client.get('/api/time')
    assert.match(String(answer.header('content-security-policy')), /'nonce-[0-9a-f]{32}'/)
  })
})

test.group('A body that is no object', (group) => {
  group.each.setup(cleanSlate)

  test('{$self} is refused in Indonesian, wherever it is sent')
    .with(['1', '"x"', 'true', 'null', '[1]', '[null]', '{"a":}'])
    .run(async ({ client, assert }, body) => {
      const token = await signInAs(await createPengguna({ peran: 'adminit' }))
      const before = await count('coa')
      for (const path of ['/login', '/rest/coa', '/userman/coa', '/api/berita-informasi']) {
        const answer = await client
          .post(path)
          .bearerToken(token)
          .header('content-type', 'application/json')
          .json(body)
        answer.assertStatus(400)
        assert.equal(answer.body().statusCode, 400)
        assert.notMatch(message(answer), /\b(must|the|JSON|object|defined)\b/i, path)
        if (body === '{"a":}') assert.equal(message(answer), inti.badanRusak)
      }
      assert.equal(await count('coa'), before)
    })
})
