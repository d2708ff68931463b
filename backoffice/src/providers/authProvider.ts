import type { AuthProvider } from 'react-admin'
import { ApiError } from '@eproc/ui/api/api.ts'
import { buangSesi, keluar, pulihkanSesi, sesiSekarang } from '@eproc/ui/session/sesi.ts'

let pergi: Promise<never> | undefined

/**
 * Ke halaman login portal, satu kali. Janji yang dikembalikan tidak pernah selesai: react-admin menunggu
 * diam sampai peramban berpindah, alih-alih menembakkan navigasi bertubi-tubi.
 */
export function keLogin(): Promise<never> {
  pergi ??= new Promise<never>(() => {
    const lanjut = window.location.pathname + window.location.search
    window.location.assign(`/login?lanjut=${encodeURIComponent(lanjut)}`)
  })
  return pergi
}

async function pastikanMasuk() {
  const { keadaan } = sesiSekarang()
  if (keadaan === 'masuk') return
  if (keadaan === 'memuat' && (await pulihkanSesi())) return
  await keLogin()
}

/** Sesi yang sama dengan portal: token di localStorage, pengguna dari GET /userman/info. */
export const authProvider: AuthProvider = {
  login: () => keLogin(),
  checkAuth: pastikanMasuk,
  async checkError(error: unknown) {
    const status = error instanceof ApiError ? error.status : (error as { status?: number })?.status
    /* The 'Login Expired' dialog is already open; nothing else may move under it. */
    if (status === 401 || status === 422) await new Promise<never>(() => {})
  },
  async logout() {
    if (sesiSekarang().keadaan === 'masuk') await keluar()
    else buangSesi()
    await keLogin()
  },
  async getIdentity() {
    await pastikanMasuk()
    const { pengguna } = sesiSekarang()
    return { id: pengguna?.userId ?? 0, fullName: pengguna?.nama ?? '' }
  },
  async getPermissions() {
    return sesiSekarang().pengguna?.hak ?? []
  },
  async canAccess({ resource, action, record }) {
    await pastikanMasuk()
    const { bolehAkses } = await import('./canAccess.ts')
    return bolehAkses(resource, action, record as { bisa?: string[] } | undefined)
  },
}
