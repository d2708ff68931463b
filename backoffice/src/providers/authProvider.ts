import type { AuthProvider } from 'react-admin'
import { ApiError } from '@eproc/ui/api/api.ts'
import { mayAccess } from './canAccess.ts'
import { dropSession, logOut, restoreSession, currentSession } from '@eproc/ui/session/session.ts'

let leaving: Promise<never> | undefined

/**
 * To the portal's login page, once. The promise never settles: react-admin waits in silence until the browser has
 * left, instead of firing one navigation after the other.
 */
function toLogin(): Promise<never> {
  leaving ??= new Promise<never>(() => {
    const { pathname, search, hash } = window.location
    window.location.assign(`/login?lanjut=${encodeURIComponent(pathname + search + hash)}`)
  })
  return leaving
}

async function requireSession() {
  const { state } = currentSession()
  if (state === 'signedIn') return
  if (state === 'loading' && (await restoreSession())) return
  await toLogin()
}

/** The portal's session: its token in local storage, its user from GET /userman/info. */
export const authProvider: AuthProvider = {
  login: () => toLogin(),
  checkAuth: requireSession,
  async checkError(error: unknown) {
    const status = error instanceof ApiError ? error.status : (error as { status?: number })?.status
    /* The 'Login Expired' dialog is already open; nothing else may move under it. */
    if (status === 401 || status === 422) await new Promise<never>(() => {})
  },
  async logout() {
    if (currentSession().state === 'signedIn') await logOut()
    else dropSession()
    await toLogin()
  },
  async getIdentity() {
    await requireSession()
    const { pengguna } = currentSession()
    return { id: pengguna?.userId ?? 0, fullName: pengguna?.nama ?? '' }
  },
  async getPermissions() {
    return currentSession().pengguna?.hak ?? []
  },
  async canAccess({ resource, action, record }) {
    await requireSession()
    return mayAccess(resource, action, record as { bisa?: string[] } | undefined)
  },
}
