/** A way to one server on which things go wrong, by a share of the requests and in turns. */
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * `error`: answered 503, the server never saw it; `cut`: the connection breaks halfway through the body; `lost`: done, and
 * the answer does not arrive; `slow`: a second later.
 */
const FAULTS = ['error', 'cut', 'lost', 'slow'] as const
export type Fault = (typeof FAULTS)[number]

export interface FaultyProxy {
  url: string
  /** share of requests that go wrong; 1 with `error`: the server is away */
  share: number
  faults: readonly Fault[]
  /** how often each was done */
  done: Record<Fault, number>
  close(): Promise<void>
}

export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let count = 0
  const state = {
    url: '',
    share: 0,
    faults: FAULTS as readonly Fault[],
    done: { error: 0, cut: 0, lost: 0, slow: 0 },
  }
  const choose = (): Fault | null => {
    count++
    if (Math.floor(count * state.share) === Math.floor((count - 1) * state.share)) return null
    const fault = state.faults[Math.floor(count * state.share) % state.faults.length]!
    state.done[fault]++
    return fault
  }
  const server = createServer((incoming, answer) => {
    const fault = choose()
    if (fault === 'error') {
      incoming.resume()
      answer.writeHead(503).end()
      return
    }
    const forward = () => {
      const outgoing = send(
        new URL(incoming.url ?? '/', target),
        { method: incoming.method, headers: incoming.headers },
        (got) => {
          if (fault === 'lost') {
            got.resume().on('end', () => answer.destroy())
            return
          }
          answer.writeHead(got.statusCode!, got.headers)
          got.pipe(answer)
        }
      )
      outgoing.on('error', () => answer.destroy())
      incoming.on('error', () => outgoing.destroy())
      if (fault !== 'cut') return void incoming.pipe(outgoing)
      incoming.once('data', (part: Buffer) => {
        outgoing.write(part.subarray(0, part.length >> 1))
        setImmediate(() => {
          outgoing.destroy()
          incoming.destroy()
        })
      })
      // Without a body there is nothing to cut but the connection.
      incoming.once('end', () => {
        outgoing.destroy()
        answer.destroy()
      })
    }
    if (fault === 'slow') setTimeout(forward, 1000)
    else forward()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, {
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
