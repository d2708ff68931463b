/**
 * Large bodies are taken in the order in which their requests came, a few at a time. In the storm of the last second
 * the first offers are whole while later ones still lie with the network, instead of all being half done when the
 * stage ends, and the process holds what a few of them need (docs/adr/0058).
 */
import type { IncomingMessage } from 'node:http'
import { inti } from '@eproc/i18n/id/core'
import { HttpError } from '#core/http/errors'

export const AT_A_TIME = 8
/** Of these one sender has no more, however many connections it opens. */
export const EACH = 2
/** A place is held no longer; the body then goes on beside the few, as do all that are slow. */
const HELD_MS = 5000
const LOOK_MS = 100
/** A line that brought less meanwhile, and of which nothing waits to be read, is slow: it holds up nobody. */
const SLOW_BYTES = 65_536

interface Waiting {
  who: string
  begin: () => void
}

export class BodyQueue {
  readonly #waiting: Waiting[] = []
  readonly #held = new Map<string, number>()
  readonly #heldMs: number
  readonly #lookMs: number
  #places = AT_A_TIME

  constructor({ heldMs = HELD_MS, lookMs = LOOK_MS } = {}) {
    this.#heldMs = heldMs
    this.#lookMs = lookMs
  }

  /**
   * Runs `take`, which reads the request's body, when it is its turn.
   * @param who the sender: places are shared among senders
   * @throws 400 when the sender left before
   */
  async run<T>(request: IncomingMessage, who: string, take: () => Promise<T>): Promise<T> {
    await this.#turn(request, who)
    const leave = once(() => this.#release(who))
    const look = onSlowness(request, this.#lookMs, leave)
    const limit = setTimeout(leave, this.#heldMs)
    try {
      return await take()
    } finally {
      clearInterval(look)
      clearTimeout(limit)
      leave()
    }
  }

  async #turn(request: IncomingMessage, who: string): Promise<void> {
    const { socket } = request
    const { timeout = 0 } = socket
    // Who waits here is not silent: nobody listens.
    socket.setTimeout(0)
    await new Promise<void>((begin, reject) => {
      const mine = { who, begin }
      this.#waiting.push(mine)
      request.once('close', () => {
        const at = this.#waiting.indexOf(mine)
        if (at < 0) return
        this.#waiting.splice(at, 1)
        reject(new HttpError(400, inti.berkas.terputus))
      })
      this.#admit()
    })
    socket.setTimeout(timeout)
  }

  #admit(): void {
    while (this.#places > 0) {
      const at = this.#waiting.findIndex(({ who }) => (this.#held.get(who) ?? 0) < EACH)
      if (at < 0) return
      const [{ who, begin }] = this.#waiting.splice(at, 1) as [Waiting]
      this.#places--
      this.#held.set(who, (this.#held.get(who) ?? 0) + 1)
      begin()
    }
  }

  #release(who: string): void {
    this.#places++
    const left = this.#held.get(who)! - 1
    if (left > 0) this.#held.set(who, left)
    else this.#held.delete(who)
    this.#admit()
  }
}

/** The one of this process. */
export const bodies = new BodyQueue()

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    work()
  }
}

function onSlowness(request: IncomingMessage, lookMs: number, slow: () => void): NodeJS.Timeout {
  let seen = request.socket.bytesRead
  return setInterval(() => {
    const { bytesRead } = request.socket
    if (bytesRead - seen < SLOW_BYTES && request.readableLength === 0) slow()
    seen = bytesRead
  }, lookMs)
}
