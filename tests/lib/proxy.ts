/**
 * A small reverse proxy as stands in front of several servers: every request to the next one that says it is ready, over
 * kept-alive connections, without stickiness. A request that no server has seen goes to another one.
 */
import { Agent, createServer, request as send, type IncomingMessage, type Server } from 'node:http'

const CHECK_MS = 200
/** The connection could not be made: nobody has seen the request. */
const NOT_SENT = /^(ECONNREFUSED)$/

export interface Proxy {
  url: string
  /** requests that each server answered, by its address */
  answered: Map<string, number>
  close(): Promise<void>
}

export async function startProxy(targets: readonly string[]): Promise<Proxy> {
  const ready = new Set(targets)
  const answered = new Map<string, number>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const check = async (target: string) => {
    const answer = await fetch(`${target}/api/sehat/siap`, {
      headers: { connection: 'close' },
    }).catch(() => null)
    if (answer?.ok) ready.add(target)
    else ready.delete(target)
  }
  const checks = setInterval(() => targets.forEach((target) => void check(target)), CHECK_MS)

  const next = (): string => {
    const able = targets.filter((target) => ready.has(target))
    return (able.length > 0 ? able : targets)[turn++ % Math.max(1, able.length)]!
  }

  const pass = (incoming: IncomingMessage, body: Buffer, tries: number): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const target = next()
      const outgoing = send(new URL(incoming.url ?? '/', target), {
        agent,
        method: incoming.method,
        headers: { ...incoming.headers, connection: 'keep-alive' },
      })
      outgoing.on('response', (answer) => {
        answered.set(target, (answered.get(target) ?? 0) + 1)
        resolve(answer)
      })
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        ready.delete(target)
        if (tries > 0 && NOT_SENT.test(error.code ?? '')) {
          pass(incoming, body, tries - 1).then(resolve, reject)
        } else reject(error)
      })
      outgoing.end(body)
    })

  const server: Server = createServer((incoming, answer) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of incoming) parts.push(part as Buffer)
      const got = await pass(incoming, Buffer.concat(parts), targets.length * 2)
      const { connection: _, ...headers } = got.headers
      answer.writeHead(got.statusCode!, headers)
      got.pipe(answer)
    })().catch(() => answer.writeHead(502).end())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    answered,
    async close() {
      clearInterval(checks)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
