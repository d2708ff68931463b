/**
 * How long a request may take to arrive: as long as it makes progress. Node's own limit is the total time (300 s, and
 * then an English answer), which cuts an offer of 50 MB on a slow line although nothing is wrong.
 */
import { createServer, type RequestListener, type Server } from 'node:http'
import { nameRequest } from '#core/ops/request_id'

/** Without a byte for so long a body is taken for abandoned. */
const IDLE_MS = 120_000

/** @param idleMs longest pause inside a body */
export function createHttpServer(handler: RequestListener, idleMs = IDLE_MS): Server {
  // The head of a request stays limited by `headersTimeout`.
  const server = createServer({ requestTimeout: 0 }, handler)
  server.prependListener('request', (request) => {
    nameRequest(request)
    const { socket } = request
    socket.setTimeout(idleMs)
    // Answering has its own pace: a stream of news may be silent for long.
    request.once('end', () => socket.setTimeout(0))
  })
  return server
}
