import { useSyncExternalStore } from 'react'
import type { InfoSesi, PenggunaSesi, RekananSesi } from '@eproc/domain/akun/answers'
import { api, pasangSesiBerakhir } from '../api/api.ts'
import { KUNCI_TOKEN, simpanan } from './simpanan.ts'

/** The logged-in user and a summary of its rekanan (id -999 until Data Perusahaan/Pribadi is saved). */
export type { PenggunaSesi as Pengguna, RekananSesi }

export interface Sesi {
  keadaan: 'memuat' | 'tamu' | 'masuk'
  pengguna: PenggunaSesi | null
  rekanan: RekananSesi | null
  /** The dialog 'Login Expired' is open. */
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

/** The present session; components render again when it changes. */
export const useSesi = () => useSyncExternalStore(langgan, () => sesi)
export const sesiSekarang = () => sesi

pasangSesiBerakhir(() => {
  if (simpanan.baca(KUNCI_TOKEN)) ubah({ berakhir: true })
})

const pasang = (info: InfoSesi) =>
  ubah({ keadaan: 'masuk', pengguna: info.user, rekanan: info.vendor, berakhir: false })

/** Restores the session from the stored token. false: none, or refused (the token is dropped). */
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

/** Reads the user and the rekanan's status again (for instance after saving a bagian). */
export async function segarkanSesi() {
  pasang(await api.ambil<InfoSesi>('/userman/info'))
}

/** POST /login; throws GalatApi when refused. Gives the path of the role's home. */
export async function masuk(userId: string, password: string): Promise<string> {
  simpanan.tulis(KUNCI_TOKEN, null)
  const { data } = await api.post<{ token: string }>('/login', { userId, password })
  simpanan.tulis(KUNCI_TOKEN, data.token)
  const info = await api.ambil<InfoSesi>('/userman/info')
  pasang(info)
  return info.user.beranda
}

/** Drops the session in the browser only. */
export function buangSesi() {
  simpanan.tulis(KUNCI_TOKEN, null)
  ubah({ keadaan: 'tamu', pengguna: null, rekanan: null, berakhir: false })
}

/** Logs out of this session (or all of them), then on to the front page with a full load. */
export async function keluar(semua = false): Promise<void> {
  try {
    await api.post(semua ? '/keluar-semua' : '/keluar')
  } catch {
    /* The token may be gone already; leaving must always work. */
  }
  buangSesi()
  window.location.assign('/')
}

/** A safe address to go on to: only a path of this origin. */
export const lanjutAman = (lanjut: string | null): string | null =>
  lanjut && /^\/(?![/\\])/.test(lanjut) ? lanjut : null

/* Another tab logged out or in: follow it. */
window.addEventListener('storage', (e) => {
  if (e.key !== KUNCI_TOKEN) return
  if (!e.newValue && sesi.keadaan === 'masuk') window.location.assign('/')
})
