import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { bolehBuka, cocokkanHalaman } from '@eproc/domain/pages/pages'
import { apakahPeran } from '@eproc/domain/common/roles'
import { UnauthorizedPage } from '@eproc/ui/layout/ErrorPage.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { useSession } from '@eproc/ui/session/session.ts'

/** Guards a page: needs a login → /login?lanjut=…, no right → page 401. */
export default function Guard({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const { state, pengguna } = useSession()
  const page = cocokkanHalaman(pathname)?.halaman
  if (!page?.masuk) return children
  if (state === 'loading') return <PageSkeleton />
  if (!pengguna)
    return <Navigate to={`/login?lanjut=${encodeURIComponent(pathname + search + hash)}`} replace />
  // Nothing but the profile is open until the second step of the login is set up there.
  if (pengguna.kodeMasukDiminta && pathname !== pengguna.beranda)
    return <Navigate to={pengguna.beranda} replace />
  const peran = apakahPeran(pengguna.roles) ? pengguna.roles : null
  if (!peran || !bolehBuka(page, { peran, unlada: pengguna.unlada })) return <UnauthorizedPage />
  return children
}
