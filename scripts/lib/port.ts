/** Free TCP ports of this machine. */
import { createServer } from 'node:net'

/** True when nothing listens on this port of `host`. */
export function freePort(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((jawab) => {
    const coba = createServer()
    coba.once('error', () => jawab(false))
    coba.listen(port, host, () => coba.close(() => jawab(true)))
  })
}

/** A port that is free at this moment. */
export function findPort(): Promise<number> {
  return new Promise((jawab, gagal) => {
    const coba = createServer()
    coba.once('error', gagal)
    coba.listen(0, '127.0.0.1', () => {
      const alamat = coba.address()
      coba.close(() => jawab(typeof alamat === 'object' && alamat ? alamat.port : 0))
    })
  })
}
