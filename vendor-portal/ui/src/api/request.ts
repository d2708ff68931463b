import { useSyncExternalStore } from 'react'

/* Counts the requests under way; the top progress bar listens. */
let count = 0
const listeners = new Set<() => void>()
const say = () => listeners.forEach((f) => f())

export function beginRequest(): () => void {
  count += 1
  say()
  let finish = false
  return () => {
    if (finish) return
    finish = true
    count -= 1
    say()
  }
}

const subscribe = (f: () => void) => {
  listeners.add(f)
  return () => void listeners.delete(f)
}

/** Number of requests under way. */
export const usePendingRequests = () =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0
  )
