import { useEffect, useSyncExternalStore } from 'react'
import { keHari } from '@eproc/domain/common/format'
import { api } from './api.ts'

/* Server time at the last sync, on performance.now(), which no change of the computer's clock moves. */
let dasar = Date.now()
let saat = performance.now()
let disinkronkan = 0
let sedang: Promise<void> | null = null
const ULANG_MS = 5 * 60_000

async function ambilWaktu() {
  const awal = performance.now()
  const { waktu } = await api.ambil<{ waktu: string }>('/api/time', { bilah: false })
  const akhir = performance.now()
  dasar = new Date(waktu).getTime() + (akhir - awal) / 2
  saat = akhir
  disinkronkan = akhir
}

/** Sets the clock by the server's (at most every 5 minutes); a failure is left to the next attempt. */
function sinkronkanWaktu(): Promise<void> {
  if (disinkronkan && performance.now() - disinkronkan < ULANG_MS) return Promise.resolve()
  sedang ??= ambilWaktu()
    .catch(() => {})
    .finally(() => {
      sedang = null
    })
  return sedang
}

/** The server's time now (epoch milliseconds). Before the first sync: the browser's clock. */
export const clockNow = (): number => dasar + (performance.now() - saat)

/** This year by the server's clock. */
export const tahunIni = (): number => Number(keHari(clockNow())?.slice(0, 4))

let elapsed = Math.floor(clockNow() / 1000)
const listeners = new Set<() => void>()
let jam: number | undefined
function langgan(f: () => void) {
  listeners.add(f)
  jam ??= window.setInterval(() => {
    elapsed = Math.floor(clockNow() / 1000)
    listeners.forEach((g) => g())
  }, 1000)
  return () => {
    listeners.delete(f)
    if (listeners.size) return
    window.clearInterval(jam)
    jam = undefined
  }
}

/** The server's time (milliseconds), ticking every second. */
export function useSekarang(): number {
  const d = useSyncExternalStore(langgan, () => elapsed)
  useEffect(() => {
    void sinkronkanWaktu()
    const ulang = window.setInterval(() => void sinkronkanWaktu(), ULANG_MS)
    return () => window.clearInterval(ulang)
  }, [])
  return d * 1000
}
