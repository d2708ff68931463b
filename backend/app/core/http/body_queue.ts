/**
 * Large bodies are taken in the order in which their requests came, a few at a time. In the storm of the last second
 * the first offers are whole while later ones still lie with the network, instead of all being half done when the
 * stage ends, and the process holds what a few of them need.
 */
import type { IncomingMessage } from 'node:http'
import { inti } from '@eproc/i18n/id/core'
import { HttpError } from '#core/http/errors'

export const AT_A_TIME = 8
/** A line that brought nothing for so long holds up nobody: its body goes on beside the few. */
const SLOW_MS = 100

let taken = 0
const waiting: (() => void)[] = []

/** Runs `take`, which reads the request's body, when it is its turn. @throws 400 when the sender left before it was */
export async function inOrderOfArrival<T>(
  request: IncomingMessage,
  take: () => Promise<T>
): Promise<T> {
  await turn(request)
  let mine = true
  const leave = () => {
    if (!mine) return
    mine = false
    const next = waiting.shift()
    if (next) next()
    else taken--
  }
  const look = onSilence(request, leave)
  try {
    return await take()
  } finally {
    clearInterval(look)
    leave()
  }
}

async function turn(request: IncomingMessage): Promise<void> {
  const { socket } = request
  if (taken < AT_A_TIME) {
    taken++
    return
  }
  // Who waits here is not silent: nobody listens.
  const { timeout = 0 } = socket
  socket.setTimeout(0)
  await new Promise<void>((mine, reject) => {
    waiting.push(mine)
    request.once('close', () => {
      const at = waiting.indexOf(mine)
      if (at < 0) return
      waiting.splice(at, 1)
      reject(new HttpError(400, inti.berkas.terputus))
    })
  })
  socket.setTimeout(timeout)
}

function onSilence(request: IncomingMessage, silent: () => void): NodeJS.Timeout {
  let seen = -1
  return setInterval(() => {
    const { bytesRead } = request.socket
    if (bytesRead === seen && request.readableLength === 0) silent()
    seen = bytesRead
  }, SLOW_MS)
}
