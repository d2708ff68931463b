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

/** Snackbar 3 detik. Boleh dipanggil dari luar komponen. */
export function kabarkan(pesan: string, nada: NadaKabar = 'sukses') {
  snackbar = { id: ++urut, pesan, nada }
  kabari()
}
/** Kotak pemberitahuan di atas halaman; tinggal sampai ditutup (tombol Tutup) atau diganti. */
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
/** `const { kabarkan, beritahu } = useKabar()`: snackbar 3 detik, atau kotak yang tinggal. */
export const useKabar = () => penyalur
export const useSnackbarSekarang = () => useSyncExternalStore(langgan, () => snackbar)
export const useAlertSekarang = () => useSyncExternalStore(langgan, () => alert)
