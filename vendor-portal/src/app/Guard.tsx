import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { bolehBuka, cocokkanHalaman } from '@eproc/domain/common/pages'
import { apakahPeran } from '@eproc/domain/common/roles'
import { Halaman401 } from '@eproc/ui/layout/ErrorPage.tsx'
import { KerangkaHalaman } from '@eproc/ui/layout/PageSkeleton.tsx'
import { useSesi } from '@eproc/ui/session/session.ts'

/** Guards a page: needs a login → /login?lanjut=…, no right → page 401. */
export default function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { keadaan: state, pengguna } = useSesi()
  const page = cocokkanHalaman(pathname)?.halaman
  if (!page?.masuk) return children
  if (state === 'memuat') return <KerangkaHalaman />
  if (!pengguna)
    return <Navigate to={`/login?lanjut=${encodeURIComponent(pathname + search)}`} replace />
  const peran = apakahPeran(pengguna.roles) ? pengguna.roles : null
  if (!peran || !bolehBuka(page, { peran, unlada: pengguna.unlada })) return <Halaman401 />
  return children
}
