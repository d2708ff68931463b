import { useSyncExternalStore } from 'react'

export type NoticeTone = 'sukses' | 'info' | 'peringatan' | 'error'
export interface Notice {
  id: number
  pesan: string
  nada: NoticeTone
}

let urut = 0
let snackbar: Notice | null = null
let alert: Notice | null = null
const listeners = new Set<() => void>()
const say = () => listeners.forEach((f) => f())

const langgan = (f: () => void) => {
  listeners.add(f)
  return () => void listeners.delete(f)
}

/** A snackbar for 3 seconds. Can be called outside components too. */
export function notify(pesan: string, nada: NoticeTone = 'sukses') {
  snackbar = { id: ++urut, pesan, nada }
  say()
}
/** A notice box above the page; stays until closed (Tutup) or replaced. */
export function showAlert(pesan: string, nada: NoticeTone = 'error') {
  alert = { id: ++urut, pesan, nada }
  say()
}
export function closeNotice(id: number) {
  if (snackbar?.id === id) snackbar = null
  if (alert?.id === id) alert = null
  say()
}

const penyalur = { notify, showAlert }
/** `const { kabarkan, beritahu } = useNotice()`: a snackbar for 3 seconds, or a box that stays. */
export const useNotice = () => penyalur
export const useSnackbarSekarang = () => useSyncExternalStore(langgan, () => snackbar)
export const useAlertSekarang = () => useSyncExternalStore(langgan, () => alert)
