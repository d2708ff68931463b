import { test } from '@japa/runner'

test.group('Security headers', () => {
  test('the nonce of the styles can not be taken for the unfilled placeholder __NONCE__', async ({
    client,
    assert,
  }) => {
    const answer = await client.get('/api/time')
    assert.match(String(answer.header('content-security-policy')), /'nonce-[0-9a-f]{32}'/)
  })
})
