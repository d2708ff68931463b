import { useSyncExternalStore } from 'react'

/* Counts the requests under way; the top progress bar listens. */
let jumlah = 0
const listeners = new Set<() => void>()
const say = () => listeners.forEach((f) => f())

export function beginRequest(): () => void {
  jumlah += 1
  say()
  let selesai = false
  return () => {
    if (selesai) return
    selesai = true
    jumlah -= 1
    say()
  }
}

const langgan = (f: () => void) => {
  listeners.add(f)
  return () => void listeners.delete(f)
}

/** Number of requests under way. */
export const usePermintaan = () => useSyncExternalStore(langgan, () => jumlah)
