import { once } from 'node:events'
import { request, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { createHttpServer } from '@eproc/backend/app/core/http/slow_requests'
import { scaled } from '../../lib/limits.ts'

const listening = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

/** Sends `parts` bytes with a pause after each; answers the status, or the code of the broken connection. */
function drip(port: number, parts: number, pauseMs: number): Promise<number | string> {
  return new Promise((resolve) => {
    const call = request({ port, host: '127.0.0.1', method: 'PUT' }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
    const send = async () => {
      for (let i = 0; i < parts && !call.destroyed; i++) {
        call.write('x')
        await pause(pauseMs)
      }
      if (!call.destroyed) call.end()
    }
    void send()
  })
}

test.group('Slow requests', () => {
  test('a body may take as long as it makes progress, and no longer', async ({
    assert,
    cleanup,
  }) => {
    const server = createHttpServer((call, answer) => {
      call.resume()
      call.on('end', () => answer.end())
    }, 1000)
    cleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    assert.equal(server.requestTimeout, 0)
    const port = await listening(server)
    const [steady, stalled] = await Promise.all([drip(port, 12, 150), drip(port, 2, 6000)])
    assert.equal(steady, 200)
    assert.equal(stalled, 'ECONNRESET')
  }).timeout(scaled(30_000))

  test('a request that came before its kept connection was closed is answered, however busy the server was', async ({
    assert,
    cleanup,
  }) => {
    const server = createHttpServer((call, answer) => {
      call.resume()
      answer.end('ya')
    })
    // Longer than a crowded machine may hold this process up between an answer and the next question.
    const idleMs = scaled(200)
    server.keepAliveTimeout = idleMs
    server.keepAliveTimeoutBuffer = 0
    cleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    const client = connect(await listening(server), '127.0.0.1')
    const heard = () =>
      Promise.race([
        once(client, 'data').then(String),
        once(client, 'close').then(() => 'closed without an answer'),
      ])
    const ask = () => client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    ask()
    assert.include(await heard(), ' 200 ')
    ask()
    const busyUntil = performance.now() + 2 * idleMs
    while (performance.now() < busyUntil);
    assert.include(await heard(), ' 200 ')
    // Idle for good, it is closed.
    await once(client, 'close')
  }).timeout(scaled(30_000))

  test('a proxy gives up an idle connection before the server does', ({ assert }) => {
    // nginx and most balancers: 60 seconds; Google's: 600.
    assert.isAbove(createHttpServer(() => {}).keepAliveTimeout, 600_000)
  })
})
