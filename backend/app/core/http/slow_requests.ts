/**
 * How long a request may take to arrive: as long as it makes progress. Node's own limit is the total time (300 s, and
 * then an English answer), which cuts an offer of 50 MB on a slow line although nothing is wrong.
 */
import { createServer, type RequestListener, type Server } from 'node:http'
import { nameRequest } from '#core/ops/request_id'

/** Without a byte for so long a body is taken for abandoned. */
const IDLE_MS = 120_000

/** Longer than a proxy or browser keeps its own end (Google's balancer: 600 s), so that none sends into a connection that is being closed. */
const KEPT_MS = 620_000

/** What nobody reads yet stays in the kernel, but for this: five hundred may wait at once. */
const HELD_BYTES = 16_384

/** @param idleMs longest pause inside a body */
export function createHttpServer(handler: RequestListener, idleMs = IDLE_MS): Server {
  // The head of a request stays limited by `headersTimeout`.
  const server = createServer(
    { requestTimeout: 0, keepAliveTimeout: KEPT_MS, highWaterMark: HELD_BYTES },
    handler
  )
  server.prependListener('request', (request, response) => {
    nameRequest(request)
    const { socket } = request
    socket.setTimeout(idleMs)
    // Answering has its own pace: a stream of news may be silent for long. What is answered already waits for the next.
    request.once('end', () => {
      if (!response.writableFinished) socket.setTimeout(0)
    })
  })
  // A busy process looks at its timers before it reads: what has arrived meanwhile is no silence.
  server.on('timeout', (socket) => {
    const { bytesRead } = socket
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy()
    })
  })
  return server
}
