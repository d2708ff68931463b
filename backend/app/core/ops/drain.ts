/**
 * How a server process ends (SIGTERM) within ten seconds: it says that it is not ready and still serves, so that a
 * proxy turns away in time; then it ends the event streams, takes no connection any more and finishes what it has
 * begun. What has not finished by then is cut: everything is written so that a kill loses nothing.
 */
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import env from '#start/env'

/** Longest wait for requests that have begun. */
const REQUESTS_MS = 4000
const LOOK_MS = 50

let draining = false
const closers = new Set<() => void>()

/** Does this process end? Then it is not ready, and every answer asks its caller for a new connection. */
export const isDraining = (): boolean => draining

/** Has something without an end of its own, an event stream, end with the process; answers the function that forgets it. */
export function endWithProcess(close: () => void): () => void {
  closers.add(close)
  return () => closers.delete(close)
}

/** Resolves once the server holds no request any more, or its time is over. */
export async function drain(server: Server): Promise<void> {
  draining = true
  await pause((env.get('JEDA_HENTI') ?? 0) * 1000)
  for (const close of closers) close()
  if (!server.listening) return
  const closed = new Promise<void>((done) => server.close(() => done()))
  // A connection that was kept alive becomes idle with the end of its answer, and only then can be closed.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS)
  const late = setTimeout(() => server.closeAllConnections(), REQUESTS_MS)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
