import { useEffect, useRef } from 'react'
import { onIdle } from '../layout/idle.ts'
import { TOKEN_KEY, storage } from '../session/storage.ts'

/** One piece of live news: only its kind (and id); the content is read by an ordinary call. */
export interface LiveHint {
  jenis: string
  id?: number
  /** `laporan`: which one */
  nama?: string
  /** `arsip`: of which package */
  paketId?: number
  /** of a report how much is written, of an archive how much has been sent, 0..1 */
  bagian?: number
}

const listeners = new Set<(k: LiveHint) => void>()
let aborter: AbortController | null = null
let callOff: (() => void) | null = null
let pause = 1000

async function read(signal: AbortSignal) {
  const token = storage.read(TOKEN_KEY)
  if (!token) return
  const answer = await fetch('/api/aliran', {
    headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
    signal,
  })
  if (!answer.ok || !answer.body) throw new Error(String(answer.status))
  pause = 1000
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    rest += value
    const rows = rest.split('\n')
    rest = rows.pop() ?? ''
    for (const b of rows) {
      if (!b.startsWith('data:')) continue
      try {
        const message = JSON.parse(b.slice(5)) as LiveHint
        listeners.forEach((f) => f(message))
      } catch {
        /* A broken line is not worth a broken bell. */
      }
    }
  }
}

async function connect() {
  const mine = new AbortController()
  aborter = mine
  while (!mine.signal.aborted) {
    try {
      await read(mine.signal)
    } catch {
      /* Reconnect below, slower each time. */
    }
    if (mine.signal.aborted) return
    await new Promise((r) => setTimeout(r, pause))
    pause = Math.min(pause * 2, 60_000)
  }
}

/** Listens to the server's live news while the component is mounted; one connection for all. */
export function useLiveStream(handle: (message: LiveHint) => void) {
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })
  useEffect(() => {
    const f = (k: LiveHint) => latest.current(k)
    listeners.add(f)
    // After what the page was opened for.
    if (!aborter) callOff ??= onIdle(() => void connect())
    return () => {
      listeners.delete(f)
      if (listeners.size) return
      callOff?.()
      callOff = null
      aborter?.abort()
      aborter = null
    }
  }, [])
}
