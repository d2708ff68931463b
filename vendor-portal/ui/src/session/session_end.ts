import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

/* In the storage, so that every tab knows what any of them was told last. */
const END_KEY = 'eproc.sesi_berakhir'
let told: string | null = null
const listeners = new Set<() => void>()
const snapshot = () => storage.read(END_KEY) ?? told

/** Notes until when the session lives, as the server has just said; null: there is none. */
export function noteSessionEnd(iso: string | null): void {
  if (iso === snapshot()) return
  told = iso
  storage.write(END_KEY, iso)
  listeners.forEach((f) => f())
}

function subscribe(f: () => void): () => void {
  listeners.add(f)
  window.addEventListener('storage', f)
  return () => {
    listeners.delete(f)
    window.removeEventListener('storage', f)
  }
}

/** Until when the session lives, ISO 8601. */
export const useSessionEnd = (): string | null => useSyncExternalStore(subscribe, snapshot)
