import { test } from '@japa/runner'
import { isSecureOrigin } from '@eproc/backend/app/core/http/guard/secure_origin'

test.group('Where browsers have crypto.subtle', () => {
  test('by https and on the own machine, nowhere else', ({ assert }) => {
    for (const address of [
      'https://eproc.contoh.go.id',
      'http://localhost:3333',
      'http://latihan.localhost',
      'http://127.0.0.1:3333',
      'http://[::1]:3333',
    ]) {
      assert.isTrue(isSecureOrigin(address), address)
    }
    for (const address of [
      'http://eproc.contoh.go.id',
      'http://10.0.0.5',
      'http://127.0.0.1.contoh.id',
      'http://localhost.contoh.id',
    ]) {
      assert.isFalse(isSecureOrigin(address), address)
    }
  })
})
