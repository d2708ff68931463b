import { useEffect, useRef } from 'react'
import { TOKEN_KEY, simpanan } from '../session/storage.ts'

/** One piece of live news: only its kind (and id); the content is read by an ordinary call. */
export interface LiveHint {
  jenis: string
  id?: number
  /** `laporan`: which one, and how much of it is written, 0..1 */
  nama?: string
  bagian?: number
}

const listeners = new Set<(k: LiveHint) => void>()
let pemutus: AbortController | null = null
let jeda = 1000

async function baca(sinyal: AbortSignal) {
  const token = simpanan.baca(TOKEN_KEY)
  if (!token) return
  const jawaban = await fetch('/api/aliran', {
    headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
    signal: sinyal,
  })
  if (!jawaban.ok || !jawaban.body) throw new Error(String(jawaban.status))
  jeda = 1000
  const pembaca = jawaban.body.pipeThrough(new TextDecoderStream()).getReader()
  let sisa = ''
  for (;;) {
    const { done, value } = await pembaca.read()
    if (done) return
    sisa += value
    const baris = sisa.split('\n')
    sisa = baris.pop() ?? ''
    for (const b of baris) {
      if (!b.startsWith('data:')) continue
      try {
        const kabar = JSON.parse(b.slice(5)) as LiveHint
        listeners.forEach((f) => f(kabar))
      } catch {
        /* A broken line is not worth a broken bell. */
      }
    }
  }
}

async function sambung() {
  const ini = new AbortController()
  pemutus = ini
  while (!ini.signal.aborted) {
    try {
      await baca(ini.signal)
    } catch {
      /* Reconnect below, slower each time. */
    }
    if (ini.signal.aborted) return
    await new Promise((r) => setTimeout(r, jeda))
    jeda = Math.min(jeda * 2, 60_000)
  }
}

/** Listens to the server's live news while the component is mounted; one connection for all. */
export function useLiveStream(olah: (kabar: LiveHint) => void) {
  const acuan = useRef(olah)
  useEffect(() => {
    acuan.current = olah
  })
  useEffect(() => {
    const f = (k: LiveHint) => acuan.current(k)
    listeners.add(f)
    if (!pemutus) void sambung()
    return () => {
      listeners.delete(f)
      if (listeners.size) return
      pemutus?.abort()
      pemutus = null
    }
  }, [])
}
