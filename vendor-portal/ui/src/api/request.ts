import { useSyncExternalStore } from 'react'

/* Counts the requests under way; the top progress bar listens. */
let jumlah = 0
const pendengar = new Set<() => void>()
const kabari = () => pendengar.forEach((f) => f())

export function mulaiPermintaan(): () => void {
  jumlah += 1
  kabari()
  let selesai = false
  return () => {
    if (selesai) return
    selesai = true
    jumlah -= 1
    kabari()
  }
}

const langgan = (f: () => void) => {
  pendengar.add(f)
  return () => void pendengar.delete(f)
}

/** Number of requests under way. */
export const usePermintaan = () => useSyncExternalStore(langgan, () => jumlah)
