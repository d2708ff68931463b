import { useSyncExternalStore } from 'react'
import type { InfoSesi, PenggunaSesi, RekananSesi } from '@eproc/domain/akun/answers'
import { api, pasangSesiBerakhir } from '../api/api.ts'
import { KUNCI_TOKEN, simpanan } from './simpanan.ts'

/** Pengguna yang masuk, dan ringkasan rekanannya (id -999 sebelum Data Perusahaan/Pribadi disimpan). */
export type { PenggunaSesi as Pengguna, RekananSesi }

export interface Sesi {
  keadaan: 'memuat' | 'tamu' | 'masuk'
  pengguna: PenggunaSesi | null
  rekanan: RekananSesi | null
  /** Dialog 'Login Expired' sedang terbuka. */
  berakhir: boolean
}

let sesi: Sesi = {
  keadaan: simpanan.baca(KUNCI_TOKEN) ? 'memuat' : 'tamu',
  pengguna: null,
  rekanan: null,
  berakhir: false,
}
const pendengar = new Set<() => void>()

function ubah(bagian: Partial<Sesi>) {
  sesi = { ...sesi, ...bagian }
  pendengar.forEach((f) => f())
}

const langgan = (f: () => void) => {
  pendengar.add(f)
  return () => void pendengar.delete(f)
}

/** Sesi sekarang; komponen tergambar ulang saat berubah. */
export const useSesi = () => useSyncExternalStore(langgan, () => sesi)
export const sesiSekarang = () => sesi

pasangSesiBerakhir(() => {
  if (simpanan.baca(KUNCI_TOKEN)) ubah({ berakhir: true })
})

const pasang = (info: InfoSesi) =>
  ubah({ keadaan: 'masuk', pengguna: info.user, rekanan: info.vendor, berakhir: false })

/** Memulihkan sesi dari token tersimpan. false: tidak ada atau ditolak (token dibuang). */
export async function pulihkanSesi(): Promise<boolean> {
  if (!simpanan.baca(KUNCI_TOKEN)) {
    ubah({ keadaan: 'tamu' })
    return false
  }
  try {
    pasang(await api.ambil<InfoSesi>('/userman/info'))
    return true
  } catch {
    buangSesi()
    return false
  }
}

/** Mengambil ulang pengguna dan status rekanan (setelah menyimpan bagian dosir, misalnya). */
export async function segarkanSesi() {
  pasang(await api.ambil<InfoSesi>('/userman/info'))
}

/** POST /login; melempar GalatApi bila ditolak. Mengembalikan alamat beranda peran. */
export async function masuk(userId: string, password: string): Promise<string> {
  simpanan.tulis(KUNCI_TOKEN, null)
  const { data } = await api.post<{ token: string }>('/login', { userId, password })
  simpanan.tulis(KUNCI_TOKEN, data.token)
  const info = await api.ambil<InfoSesi>('/userman/info')
  pasang(info)
  return info.user.beranda
}

/** Membuang sesi di peramban saja. */
export function buangSesi() {
  simpanan.tulis(KUNCI_TOKEN, null)
  ubah({ keadaan: 'tamu', pengguna: null, rekanan: null, berakhir: false })
}

/** Logout sesi ini (atau semua sesi) lalu ke halaman depan, seluruhnya dimuat ulang. */
export async function keluar(semua = false): Promise<void> {
  try {
    await api.post(semua ? '/keluar-semua' : '/keluar')
  } catch {
    /* The token may be gone already; leaving must always work. */
  }
  buangSesi()
  window.location.assign('/')
}

/** Alamat lanjutan yang aman: hanya jalur di asal ini. */
export const lanjutAman = (lanjut: string | null): string | null =>
  lanjut && /^\/(?![/\\])/.test(lanjut) ? lanjut : null

/* Another tab logged out or in: follow it. */
window.addEventListener('storage', (e) => {
  if (e.key !== KUNCI_TOKEN) return
  if (!e.newValue && sesi.keadaan === 'masuk') window.location.assign('/')
})
