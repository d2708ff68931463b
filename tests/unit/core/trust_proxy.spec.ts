/** Whose word about a client's address is taken: limits and the journal stand on it. */
import { test } from '@japa/runner'
import { RequestFactory } from '@adonisjs/core/factories/http'
import { trustProxy } from '@eproc/backend/app/core/http/guard/trust_proxy'

/** The address that a request has, whose nearest hop is `hop`. */
function addressOf(value: string | undefined, hop: string, forwarded: string): string {
  const request = new RequestFactory().merge({ config: { trustProxy: trustProxy(value) } }).create()
  request.request.headers['x-forwarded-for'] = forwarded
  Object.defineProperty(request.request.socket, 'remoteAddress', { value: hop })
  return request.ip()
}

test.group('Proxies in front', () => {
  test('{value}: {hop} says {forwarded}')
    .with([
      { value: undefined, hop: '10.0.0.2', forwarded: '1.1.1.1', is: '10.0.0.2' },
      { value: 'false', hop: '10.0.0.2', forwarded: '1.1.1.1', is: '10.0.0.2' },
      // The client wrote 1.1.1.1 itself; the one proxy added who it was.
      { value: '1', hop: '10.0.0.2', forwarded: '1.1.1.1, 2.2.2.2', is: '2.2.2.2' },
      { value: '2', hop: '10.0.0.2', forwarded: '1.1.1.1, 2.2.2.2, 10.0.0.3', is: '2.2.2.2' },
      { value: '10.0.0.2', hop: '10.0.0.2', forwarded: '1.1.1.1, 2.2.2.2', is: '2.2.2.2' },
      { value: '10.0.0.2', hop: '10.0.0.9', forwarded: '1.1.1.1', is: '10.0.0.9' },
      {
        value: '10.0.0.0/8,::1',
        hop: '::ffff:10.1.2.3',
        forwarded: '1.1.1.1, 2.2.2.2',
        is: '2.2.2.2',
      },
      { value: '10.0.0.0/8,::1', hop: '::1', forwarded: '2.2.2.2, 10.9.9.9', is: '2.2.2.2' },
    ])
    .run(({ assert }, { value, hop, forwarded, is }) => {
      assert.equal(addressOf(value, hop, forwarded), is)
    })

  test('what is no number and no list is refused at the start: everybody could choose an address', ({
    assert,
  }) => {
    for (const value of ['true', 'semua', '10.0.0.0/99', '10.0.0.1,,', '-1']) {
      assert.throws(() => trustProxy(value), /TRUST_PROXY/)
    }
  })
})
