import { useSyncExternalStore } from 'react'
import type { PenggunaSesi, RekananSesi, SesiKini } from '@eproc/domain/akun/answers'
import { ui } from '@eproc/i18n/id/ui'
import { api, ApiError, errorMessage, onSessionEnded } from '../api/api.ts'
import { clockKnown, startClock } from '../api/time.ts'
import { eraseDrafts } from '../draft/drafts.ts'
import { leaveFreely, withNothingTyped } from '../layout/leaving.ts'
import { rememberPage } from './return_page.ts'
import { noteSessionEnd } from './session_end.ts'
import { forgetUploads, TOKEN_KEY, storage } from './storage.ts'

/** The logged-in user and a summary of its rekanan (id -999 until Data Perusahaan/Pribadi is saved). */
export type { PenggunaSesi as Pengguna, RekananSesi }

export interface Session {
  state: 'loading' | 'guest' | 'signedIn'
  pengguna: PenggunaSesi | null
  rekanan: RekananSesi | null
  /** The dialog 'Login Expired' is open: after a refused deed, or (S2 §8: '[401]') while something was loaded. */
  ended: false | 'deed' | 'load'
  /** Why it is not known yet whose session it is, when the server could not be asked; 'loading' then lasts. */
  unreachable: string | null
}

/** The server draws for guests: it never sees a token. */
const GUEST: Session = {
  state: 'guest',
  pengguna: null,
  rekanan: null,
  ended: false,
  unreachable: null,
}

let session: Session = storage.read(TOKEN_KEY) ? { ...GUEST, state: 'loading' } : GUEST
const listeners = new Set<() => void>()

function change(part: Partial<Session>) {
  session = { ...session, ...part }
  listeners.forEach((f) => f())
}

const subscribe = (f: () => void) => {
  listeners.add(f)
  return () => void listeners.delete(f)
}

/** The present session; components render again when it changes. */
export const useSession = () =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => GUEST
  )
export const currentSession = () => session

onSessionEnded((loading) => {
  if (storage.read(TOKEN_KEY) && !session.ended) change({ ended: loading ? 'load' : 'deed' })
})

function install({ user, vendor, milidetik }: SesiKini) {
  // Until it is told more exactly: without it a countdown would begin by this computer's clock.
  if (!clockKnown()) startClock(milidetik)
  change({ ...GUEST, state: 'signedIn', pengguna: user, rekanan: vendor })
}

let restoring: Promise<boolean> | undefined

/**
 * Restores the session from the stored token, once for all who ask at a time. false: none, or refused (the token is dropped),
 * or the server could not be asked (`unreachable`, the token stays).
 */
export function restoreSession(): Promise<boolean> {
  restoring ??= restore().finally(() => (restoring = undefined))
  return restoring
}

/* A page that is left while it loads, no network, a server that restarts: none of them says that the session has ended. */
const refused = (error: unknown): boolean =>
  error instanceof ApiError && [401, 422].includes(error.status)

async function restore(): Promise<boolean> {
  if (!storage.read(TOKEN_KEY)) {
    change({ state: 'guest' })
    return false
  }
  try {
    install(await api.get<SesiKini>('/userman/info'))
    return true
  } catch (error) {
    if (!refused(error)) {
      change({ unreachable: errorMessage(error) })
      return false
    }
    await rememberGuardedPage()
    dropSession()
    return false
  }
}

/* A mailed link or another page for everybody was not interrupted: no login is to lead back there. */
async function rememberGuardedPage(): Promise<void> {
  const pages = await import('@eproc/domain/pages/pages').catch(() => null)
  if (pages?.cocokkanHalaman(window.location.pathname)?.halaman.masuk) rememberPage(null)
}

/** Reads the user and the rekanan's status again (for instance after saving a bagian). */
export async function refreshSession() {
  install(await api.get<SesiKini>('/userman/info'))
}

/** The same after a deed that succeeded: that it cannot be read again is no failure of the deed. */
export const followSession = (): Promise<void> => refreshSession().catch(() => {})

/** POST /login, with the code of the second step once it was asked for; throws ApiError when refused. Gives the path of the role's home. */
export async function logIn(userId: string, password: string, kode = ''): Promise<string> {
  // The session would end with its first call, as if the password were wrong.
  if (!storage.works()) throw new ApiError(0, ui.errors.tanpaPenyimpanan)
  storage.write(TOKEN_KEY, null)
  const { data } = await api.post<{ token: string }>('/login', {
    userId,
    password,
    ...(kode ? { kode } : {}),
  })
  storage.write(TOKEN_KEY, data.token)
  const info = await api.get<SesiKini>('/userman/info')
  install(info)
  return info.user.beranda
}

/** Drops the session in the browser only. */
export function dropSession() {
  storage.write(TOKEN_KEY, null)
  noteSessionEnd(null)
  change(GUEST)
}

/** The session ended by itself: what was typed stays a draft, and the next login comes back to this page. */
export function leaveEndedSession(): void {
  rememberPage(session.pengguna?.userId ?? null)
  leaveFreely(() => {
    dropSession()
    window.location.assign('/')
  })
}

/**
 * Logs out of this session (or all of them), then on to the front page with a full load. Drafts do not stay behind.
 * @throws where all sessions were to end and the server did not say that they have
 */
export async function logOut(everywhere = false): Promise<void> {
  const userId = session.pengguna?.userId
  try {
    await api.post(everywhere ? '/keluar-semua' : '/keluar')
  } catch (error) {
    /* The token may be gone already; leaving must always work. The other devices are another promise. */
    const ended = error instanceof ApiError && (error.status === 401 || error.status === 422)
    if (everywhere && !ended) throw error
  }
  leaveFreely(() => {
    dropSession()
    if (userId !== undefined) eraseDrafts(userId)
    forgetUploads()
    window.location.assign('/')
  })
}

/** A safe address to go on to: only a path of this origin. */
export const safeNext = (proceed: string | null): string | null =>
  proceed && /^\/(?![/\\])/.test(proceed) ? proceed : null

/* What is typed here is a guest's: with another frame around it, it would be gone. */
const followLogin = () =>
  withNothingTyped(() => {
    if (session.state === 'guest') void restoreSession()
  })

/* Another tab logged out or in: follow it. On the server there are no tabs. */
globalThis.window?.addEventListener('storage', (e) => {
  if (e.key !== TOKEN_KEY) return
  if (!e.newValue && session.state === 'signedIn') leaveEndedSession()
  if (e.newValue && session.state === 'guest') followLogin()
})
