import { useSyncExternalStore } from 'react'

export type NadaKabar = 'sukses' | 'info' | 'peringatan' | 'galat'
export interface Kabar {
  id: number
  pesan: string
  nada: NadaKabar
}

let urut = 0
let snackbar: Kabar | null = null
let alert: Kabar | null = null
const pendengar = new Set<() => void>()
const kabari = () => pendengar.forEach((f) => f())

const langgan = (f: () => void) => {
  pendengar.add(f)
  return () => void pendengar.delete(f)
}

/** A snackbar for 3 seconds. Can be called outside components too. */
export function kabarkan(pesan: string, nada: NadaKabar = 'sukses') {
  snackbar = { id: ++urut, pesan, nada }
  kabari()
}
/** A notice box above the page; stays until closed (Tutup) or replaced. */
export function beritahu(pesan: string, nada: NadaKabar = 'galat') {
  alert = { id: ++urut, pesan, nada }
  kabari()
}
export function tutupKabar(id: number) {
  if (snackbar?.id === id) snackbar = null
  if (alert?.id === id) alert = null
  kabari()
}

const penyalur = { kabarkan, beritahu }
/** `const { kabarkan, beritahu } = useKabar()`: a snackbar for 3 seconds, or a box that stays. */
export const useKabar = () => penyalur
export const useSnackbarSekarang = () => useSyncExternalStore(langgan, () => snackbar)
export const useAlertSekarang = () => useSyncExternalStore(langgan, () => alert)
