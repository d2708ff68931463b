/** Free TCP ports of this machine. */
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** True when nothing listens on this port of `host`. */
export function freePort(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((jawab) => {
    const coba = createServer()
    coba.once('error', () => jawab(false))
    coba.listen(port, host, () => coba.close(() => jawab(true)))
  })
}

/** Below the range from which systems take ports for connections of their own: none is lost before its server listens. */
const FROM = 20_000
const UNTIL = 32_000
const given = new Set<number>()

/** A port that is free at this moment, and given to nobody else in this process. */
export async function findPort(): Promise<number> {
  const port = randomInt(FROM, UNTIL)
  if (given.has(port)) return findPort()
  given.add(port)
  return (await freePort(port)) ? port : findPort()
}
