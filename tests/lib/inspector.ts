/** A look into a running process of Node through its inspector (`--inspect`): what it holds once garbage is gone. */

interface Reply {
  id: number
  result?: { result?: { value?: unknown } }
  error?: { message: string }
}

export interface Held {
  /** objects and buffers in use, MB (2^20 bytes) */
  megabytes: number
  /** what the process has from the system, MB */
  resident: number
}

export class Inspector {
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #next = 1

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply
      this.#waiting.get(reply.id)?.(reply)
      this.#waiting.delete(reply.id)
    })
  }

  static async open(port: number): Promise<Inspector> {
    const list = await fetch(`http://127.0.0.1:${port}/json/list`)
    const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[]
    const socket = new WebSocket(target!.webSocketDebuggerUrl)
    await new Promise((open, refused) => {
      socket.addEventListener('open', open, { once: true })
      socket.addEventListener('error', refused, { once: true })
    })
    return new Inspector(socket)
  }

  close(): void {
    this.socket.close()
  }

  async #send(method: string, params: object = {}): Promise<unknown> {
    const id = this.#next++
    const reply = await new Promise<Reply>((answered) => {
      this.#waiting.set(id, answered)
      this.socket.send(JSON.stringify({ id, method, params }))
    })
    if (reply.error) throw new Error(`${method}: ${reply.error.message}`)
    return reply.result?.result?.value
  }

  #evaluate<T>(expression: string): Promise<T> {
    return this.#send('Runtime.evaluate', { expression, returnByValue: true }) as Promise<T>
  }

  async held(): Promise<Held> {
    // The second time ends what the first one sweeps beside it: buffers count until then.
    await this.#send('HeapProfiler.collectGarbage')
    await this.#send('HeapProfiler.collectGarbage')
    const use = await this.#evaluate<NodeJS.MemoryUsage>('process.memoryUsage()')
    return {
      megabytes: (use.heapUsed + use.external) / 2 ** 20,
      resident: use.rss / 2 ** 20,
    }
  }

  /** What keeps the event loop awake: timers, sockets, files, by kind. */
  async resources(): Promise<Record<string, number>> {
    const kinds = await this.#evaluate<string[]>('process.getActiveResourcesInfo()')
    const count: Record<string, number> = {}
    for (const kind of kinds) count[kind] = (count[kind] ?? 0) + 1
    return count
  }
}
