import { useEffect, useSyncExternalStore } from 'react'
import type { WaktuServer } from '@eproc/domain/common/answers'
import { keHari } from '@eproc/domain/common/format'
import { api } from './api.ts'

/* Server time at the last sync, on performance.now(), which no change of the computer's clock moves. */
let base = Date.now()
let moment = performance.now()
let synced = 0
let ongoing: Promise<void> | null = null
const RETRY_MS = 5 * 60_000

async function readTime() {
  const start = performance.now()
  const { milidetik } = await api.get<WaktuServer>('/api/time', { bar: false })
  const end = performance.now()
  base = milidetik + (end - start) / 2
  moment = end
  synced = end
}

/** Sets the clock by the server's (at most every 5 minutes); a failure is left to the next attempt. */
function syncTime(): Promise<void> {
  if (synced && performance.now() - synced < RETRY_MS) return Promise.resolve()
  ongoing ??= readTime()
    .catch(() => {})
    .finally(() => {
      ongoing = null
    })
  return ongoing
}

/** Begins with the time that the page was made at, by the server's clock. */
export function startClock(now: number) {
  base = now
  moment = performance.now()
}

/** The server's time now (epoch milliseconds). Before the first sync: the browser's clock. */
export const clockNow = (): number => base + (performance.now() - moment)

/** Has the server told the time already? */
export const clockKnown = (): boolean => synced > 0

/** This year by the server's clock. */
export const currentYear = (): number => Number(keHari(clockNow())?.slice(0, 4))

let elapsed = Math.floor(clockNow() / 1000)
const listeners = new Set<() => void>()
let timer: number | undefined
function subscribe(f: () => void) {
  listeners.add(f)
  timer ??= window.setInterval(() => {
    elapsed = Math.floor(clockNow() / 1000)
    listeners.forEach((g) => g())
  }, 1000)
  return () => {
    listeners.delete(f)
    if (listeners.size) return
    window.clearInterval(timer)
    timer = undefined
  }
}

/** The server's time (milliseconds), ticking every second. */
export function useNow(): number {
  const d = useSyncExternalStore(subscribe, () => elapsed)
  useEffect(() => {
    void syncTime()
    const repeat = window.setInterval(() => void syncTime(), RETRY_MS)
    return () => window.clearInterval(repeat)
  }, [])
  return d * 1000
}
