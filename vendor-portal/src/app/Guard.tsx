import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { bolehBuka, cocokkanHalaman } from '@eproc/domain/common/pages'
import { apakahPeran } from '@eproc/domain/common/roles'
import { Halaman401 } from '@eproc/ui/layout/ErrorPage.tsx'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { useSesi } from '@eproc/ui/session/sesi.ts'

/** Guards a page: needs a login → /login?lanjut=…, no right → page 401. */
export default function Penjaga({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { keadaan, pengguna } = useSesi()
  const halaman = cocokkanHalaman(pathname)?.halaman
  if (!halaman?.masuk) return children
  if (keadaan === 'memuat') return <KerangkaHalaman />
  if (!pengguna)
    return <Navigate to={`/login?lanjut=${encodeURIComponent(pathname + search)}`} replace />
  const peran = apakahPeran(pengguna.roles) ? pengguna.roles : null
  if (!peran || !bolehBuka(halaman, { peran, unlada: pengguna.unlada })) return <Halaman401 />
  return children
}
