import { useSyncExternalStore } from 'react'
import type { InfoSesi, PenggunaSesi, RekananSesi } from '@eproc/domain/akun/answers'
import { api, pasangSesiBerakhir } from '../api/api.ts'
import { TOKEN_KEY, simpanan } from './storage.ts'

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
  keadaan: simpanan.baca(TOKEN_KEY) ? 'memuat' : 'tamu',
  pengguna: null,
  rekanan: null,
  berakhir: false,
}
const listeners = new Set<() => void>()

function ubah(bagian: Partial<Sesi>) {
  sesi = { ...sesi, ...bagian }
  listeners.forEach((f) => f())
}

const langgan = (f: () => void) => {
  listeners.add(f)
  return () => void listeners.delete(f)
}

/** The present session; components render again when it changes. */
export const useSesi = () => useSyncExternalStore(langgan, () => sesi)
export const sesiSekarang = () => sesi

pasangSesiBerakhir(() => {
  if (simpanan.baca(TOKEN_KEY)) ubah({ berakhir: true })
})

const pasang = (info: InfoSesi) =>
  ubah({ keadaan: 'masuk', pengguna: info.user, rekanan: info.vendor, berakhir: false })

let restoring: Promise<boolean> | undefined

/** Restores the session from the stored token, once for all who ask at a time. false: none, or refused (the token is dropped). */
export function pulihkanSesi(): Promise<boolean> {
  restoring ??= restore().finally(() => (restoring = undefined))
  return restoring
}

async function restore(): Promise<boolean> {
  if (!simpanan.baca(TOKEN_KEY)) {
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

/** POST /login; throws ApiError when refused. Gives the path of the role's home. */
export async function masuk(userId: string, password: string): Promise<string> {
  simpanan.tulis(TOKEN_KEY, null)
  const { data } = await api.post<{ token: string }>('/login', { userId, password })
  simpanan.tulis(TOKEN_KEY, data.token)
  const info = await api.ambil<InfoSesi>('/userman/info')
  pasang(info)
  return info.user.beranda
}

/** Drops the session in the browser only. */
export function buangSesi() {
  simpanan.tulis(TOKEN_KEY, null)
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
  if (e.key !== TOKEN_KEY) return
  if (!e.newValue && sesi.keadaan === 'masuk') window.location.assign('/')
})
