import { useEffect, useSyncExternalStore } from 'react'
import type { WaktuServer } from '@eproc/domain/common/answers'
import { keHari } from '@eproc/domain/common/format'
import { api } from './api.ts'

/* Server time at the last sync, on performance.now(), which no change of the computer's clock moves. */
let base = Date.now()
let moment = performance.now()
let synced = 0
/** What the computer's own clock is ahead of {@link moment}'s: it jumps when that one stood still while it slept. */
let ahead = Date.now() - performance.now()
let slept = false
let tried = 0
let ongoing: Promise<void> | null = null
/** What is drawn: the time at the last tick, and its whole second. */
let ticked = base
let elapsed = Math.floor(base / 1000)
const listeners = new Set<() => void>()
const RETRY_MS = 5 * 60_000
const SLEPT_MS = 5000
/** Who wakes up may have no network yet. */
const WAKING_MS = 10_000
/** So long after a moment the server's answer is that of after it, whatever the way to it takes. */
const SURE_MS = 300

async function readTime() {
  const start = performance.now()
  const { milidetik } = await api.get<WaktuServer>('/api/time', { bar: false })
  const end = performance.now()
  base = milidetik + (end - start) / 2
  moment = end
  synced = end
  slept = false
  tick()
}

/** Sets the clock by the server's (at most every 5 minutes, unless the computer slept); a failure is left to the next attempt. */
function syncTime(): Promise<void> {
  if (synced && !slept && performance.now() - synced < RETRY_MS) return Promise.resolve()
  tried = performance.now()
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
  tick()
}

/** The server's time now (epoch milliseconds). Before the first sync: the browser's clock. */
export const clockNow = (): number => base + (performance.now() - moment)

/** Has the server told the time already? */
export const clockKnown = (): boolean => synced > 0

/** This year by the server's clock. */
export const currentYear = (): number => Number(keHari(clockNow())?.slice(0, 4))

function tick() {
  ticked = clockNow()
  elapsed = Math.floor(ticked / 1000)
  listeners.forEach((f) => f())
}

function noticeSleep() {
  const present = Date.now() - performance.now()
  if (Math.abs(present - ahead) > SLEPT_MS) slept = true
  ahead = present
  if (slept && performance.now() - tried > WAKING_MS) void syncTime()
}

let timer: number | undefined
function subscribe(f: () => void) {
  listeners.add(f)
  timer ??= window.setInterval(() => {
    noticeSleep()
    tick()
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

/** How many of these moments (epoch milliseconds) are over by the server's clock; renders again when one more is. */
export function useMomentsPassed(moments: readonly number[]): number {
  const count = () => moments.filter((m) => m + SURE_MS <= ticked).length
  return useSyncExternalStore(subscribe, count, count)
}
