import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { inti } from '@eproc/i18n/id/core'
import { errorFields, message } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { deep } from '../../lib/fuzz.ts'
import { count } from '../../lib/query.ts'
import { formPerusahaan, kirim } from '../dosir/bantu.ts'

test.group('Security headers', () => {
  test('the nonce of the styles can not be taken for the unfilled placeholder __NONCE__', async ({
    client,
    assert,
  }) => {
    const answer = await client.get('/api/time')
    assert.match(String(answer.header('content-security-policy')), /'nonce-[0-9a-f]{32}'/)
  })
})

test.group('What no route takes', (group) => {
  group.each.setup(cleanSlate)

  test('TRACE is answered by no route, and echoes nothing', async ({ assert }) => {
    const { HOST, PORT } = process.env
    const answer = await new Promise<{ status: number | undefined; text: string }>((done, fail) => {
      request({
        host: HOST,
        port: PORT,
        path: '/api/time',
        method: 'TRACE',
        headers: { 'x-rahasia': 'gema' },
      })
        .on(
          'response',
          (r) => void text(r).then((t) => done({ status: r.statusCode, text: t }), fail)
        )
        .on('error', fail)
        .end()
    })
    assert.equal(answer.status, 404)
    assert.notInclude(answer.text, 'gema')
  })

  test('a key of a query that is sent twice is refused where one value is asked for', async ({
    client,
    assert,
  }) => {
    const token = await signInAs(await createPengguna({ peran: 'adminit' }))
    for (const path of ['/userman/internal?q=a&q=b', '/userman/internal?halaman=1&halaman=2']) {
      const answer = await client.get(path).bearerToken(token)
      answer.assertStatus(400)
      assert.lengthOf(errorFields(answer), 1, path)
    }
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

test.group('What is nested deeper than any form', (group) => {
  group.each.setup(cleanSlate)

  const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

  test('is refused, in a body, in a field of a form and in a query, before anything walks through it', async ({
    client,
    assert,
  }) => {
    const refused = (answer: ApiResponse, what: string) => {
      assert.equal(answer.status(), 400, what)
      assert.equal(answer.body().statusCode, 400, what)
    }
    for (const levels of [65, 2200, 150_000]) {
      const login = client.post('/login').header('content-type', 'application/json')
      refused(await login.json(objects(levels)), `${levels} objects`)
    }
    const admin = await signInAs(await createPengguna({ peran: 'adminit' }))
    // Brackets as they are: encoded ones would be more than an address has room for.
    for (const query of [
      `filter=%7B%22id%22:${deep(4000)}%7D`,
      `sort=${deep(4000)}`,
      'filter=%7B%22id%22:%7B%22toString%22:%22x%22%7D%7D',
    ]) {
      const list = await client.get(`/rest/coa?${query}`).bearerToken(admin)
      refused(list, query.slice(0, 40))
    }
    const token = await signInAs(await createPengguna({ peran: 'vendor' }))
    const { isian } = formPerusahaan()
    for (const field of [{ pusat: objects(4000) }, { [`pusat${'.a'.repeat(1000)}`]: 'x' }]) {
      const form = { ...isian, ...field }
      const sent = await kirim(client, 'post', '/vendor/registrasi/perusahaan', token, form, {})
      refused(sent, Object.keys(field)[0]!.slice(0, 20))
    }
  })
})
