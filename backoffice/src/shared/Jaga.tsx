import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { bolehBuka, cocokkanHalaman } from '@eproc/domain/common/pages'
import { apakahPeran } from '@eproc/domain/common/roles'
import { Halaman401, Halaman404 } from '@eproc/ui/layout/ErrorPage.tsx'
import { useSesi } from '@eproc/ui/session/sesi.ts'

/** Opens the page, or the routes inside it, by the table of rights; else page 401 (the server refuses the calls too). */
export function Jaga({ children = <Outlet /> }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  const { pengguna } = useSesi()
  const halaman = cocokkanHalaman(pathname)?.halaman
  if (!halaman) return <Halaman404 />
  if (!pengguna || !apakahPeran(pengguna.roles)) return null
  const boleh = bolehBuka(halaman, { peran: pengguna.roles, unlada: pengguna.unlada })
  return boleh ? <>{children}</> : <Halaman401 />
}
