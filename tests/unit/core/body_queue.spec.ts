import { once } from 'node:events'
import { createServer, request, type ClientRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/core'
import type { HttpError } from '@eproc/backend/app/core/http/errors'
import { AT_A_TIME, BodyQueue, EACH } from '@eproc/backend/app/core/http/body_queue'
import { waitFor } from '../../lib/wait.ts'

const NEVER = 600_000
/** Gives up no place by itself, however busy the machine is. */
const patient = () => new BodyQueue({ heldMs: NEVER, lookMs: NEVER })

/** Answers once `take` has read the body. */
async function serve(
  cleanup: TestContext['cleanup'],
  queue: BodyQueue,
  take: (call: IncomingMessage) => Promise<void>,
  refused: (path: string, error: unknown) => void = () => {}
): Promise<{ port: number; seen: string[] }> {
  const seen: string[] = []
  const server = createServer((call, answer) => {
    seen.push(call.url!)
    queue
      .run(call, String(call.headers['x-who']), () => take(call))
      .then(
        () => answer.end(),
        (error: unknown) => refused(call.url!, error)
      )
  })
  cleanup(() => {
    server.closeAllConnections()
    server.close()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, seen }
}

/** @param who each call is a sender's of its own unless it says whose */
function put(port: number, path: string, who = path): ClientRequest {
  const headers = { 'x-who': who }
  const call = request({ port, host: '127.0.0.1', method: 'PUT', path, headers })
  call.on('error', () => {})
  return call
}

const answered = async (call: ClientRequest): Promise<number | undefined> => {
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

test.group('The queue of bodies', () => {
  test('a few are taken at a time, in the order of their arrival', async ({ assert, cleanup }) => {
    const begun: string[] = []
    const begins: (() => void)[] = []
    let together = 0
    let most = 0
    const { port, seen } = await serve(cleanup, patient(), async (call) => {
      begun.push(call.url!)
      most = Math.max(most, ++together)
      await new Promise<void>((begin) => begins.push(begin))
      await buffer(call)
      together--
    })
    const answers = Array.from({ length: 2 * AT_A_TIME + 3 }, (_, i) => {
      const call = put(port, `/${i}`)
      call.end(Buffer.alloc(200_000))
      return answered(call)
    })
    await waitFor('them to arrive', () => seen.length === answers.length)
    while (begun.length < answers.length || begins.length > 0) {
      begins.shift()?.()
      await new Promise((later) => setImmediate(later))
    }
    assert.deepEqual(new Set(await Promise.all(answers)), new Set([200]))
    assert.deepEqual(begun, seen)
    assert.equal(most, AT_A_TIME)
  })

  test('who leaves before its turn gives up its place', async ({ assert, cleanup }) => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    let arrived = 0
    const gone: [string, unknown][] = []
    const { port, seen } = await serve(
      cleanup,
      patient(),
      async (call) => {
        arrived++
        await opened
        await buffer(call)
      },
      (path, error) => gone.push([path, (error as HttpError).status])
    )
    const send = (path: string) => {
      const call = put(port, path)
      call.end(Buffer.alloc(200_000))
      return call
    }
    const first = Array.from({ length: AT_A_TIME }, (_, i) => answered(send(`/${i}`)))
    await waitFor('all places to be taken', () => arrived === AT_A_TIME)
    const leaving = put(port, '/leaving')
    leaving.write('x')
    await waitFor('it to arrive', () => seen.includes('/leaving'))
    const staying = answered(send('/staying'))
    leaving.destroy()
    await waitFor('the one that left to be told', () => gone.length > 0)
    assert.deepEqual(gone, [['/leaving', 400]])
    open()
    assert.deepEqual(new Set(await Promise.all([...first, staying])), new Set([200]))
    assert.equal(arrived, AT_A_TIME + 1)
  })

  test('slow lines hold up nobody, also when they never stop, and end when they end', async ({
    assert,
    cleanup,
  }) => {
    const { port } = await serve(cleanup, new BodyQueue(), async (call) => {
      await buffer(call)
    })
    const slow = Array.from({ length: 3 * AT_A_TIME }, (_, i) => put(port, `/slow/${i}`))
    const drip = setInterval(() => slow.forEach((call) => call.write(Buffer.alloc(100))), 20)
    cleanup(() => clearInterval(drip))
    await pause(50)
    const quick = put(port, '/quick')
    quick.end(Buffer.alloc(200_000))
    assert.equal(await answered(quick), 200)
    clearInterval(drip)
    const answers = slow.map(answered)
    for (const call of slow) call.end()
    assert.deepEqual(new Set(await Promise.all(answers)), new Set([200]))
  })

  /** Ten of one sender, of which none reads its body until `open`. */
  async function greedyTen(cleanup: TestContext['cleanup'], queue: BodyQueue) {
    let open = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    const begun: string[] = []
    const { port, seen } = await serve(cleanup, queue, async (call) => {
      begun.push(call.url!)
      if (call.url!.startsWith('/greedy')) await opened
      await buffer(call)
    })
    const send = (path: string, who?: string) => {
      const call = put(port, path, who)
      call.end(Buffer.alloc(200_000))
      return answered(call)
    }
    const answers = Array.from({ length: 10 }, (_, i) => send(`/greedy/${i}`, 'greedy'))
    await waitFor('them to arrive', () => seen.length === answers.length)
    return { answers, begun, open, send }
  }

  test('a sender has two places, however many it asks for', async ({ assert, cleanup }) => {
    const { answers, begun, open, send } = await greedyTen(cleanup, patient())
    assert.lengthOf(begun, EACH)
    assert.equal(await send('/other'), 200)
    assert.lengthOf(begun, EACH + 1)
    open()
    assert.deepEqual(new Set(await Promise.all(answers)), new Set([200]))
  })

  test('a place is not held for ever', async ({ assert, cleanup }) => {
    const queue = new BodyQueue({ heldMs: 100, lookMs: NEVER })
    const { answers, begun, open } = await greedyTen(cleanup, queue)
    await waitFor('all of them to begin', () => begun.length === answers.length)
    open()
    assert.deepEqual(new Set(await Promise.all(answers)), new Set([200]))
  })
})
