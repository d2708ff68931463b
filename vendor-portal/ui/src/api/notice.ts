import { useSyncExternalStore } from 'react'

export type NoticeTone = 'success' | 'info' | 'warning' | 'error'
export interface Notice {
  id: number
  message: string
  tone: NoticeTone
}

let urut = 0
let snackbar: Notice | null = null
let alert: Notice | null = null
const listeners = new Set<() => void>()
const say = () => listeners.forEach((f) => f())

const subscribe = (f: () => void) => {
  listeners.add(f)
  return () => void listeners.delete(f)
}

/** A snackbar for 3 seconds. Can be called outside components too. */
export function notify(message: string, tone: NoticeTone = 'success') {
  snackbar = { id: ++urut, message, tone }
  say()
}
/** A notice box above the page; stays until closed (Tutup) or replaced. */
export function showAlert(message: string, tone: NoticeTone = 'error') {
  alert = { id: ++urut, message, tone }
  say()
}
export function closeNotice(id: number) {
  if (snackbar?.id === id) snackbar = null
  if (alert?.id === id) alert = null
  say()
}

const dispatch = { notify, showAlert }
/** `const { kabarkan, beritahu } = useNotice()`: a snackbar for 3 seconds, or a box that stays. */
export const useNotice = () => dispatch
export const useCurrentSnackbar = () =>
  useSyncExternalStore(
    subscribe,
    () => snackbar,
    () => snackbar
  )
export const useCurrentAlert = () =>
  useSyncExternalStore(
    subscribe,
    () => alert,
    () => alert
  )
