import type { ReactNode } from 'react'
import { CanAccess } from 'react-admin'
import { Outlet, useLocation } from 'react-router-dom'
import { AksesDitolak } from './SystemPages.tsx'
import { Memuat } from './AppLayout.tsx'

/** Opens the page at the address, or the routes inside it, as far as canAccess allows; else page 401 (the server refuses its calls too). */
export function RequireAccess({ children = <Outlet /> }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <CanAccess
      resource={pathname.slice(1)}
      action="list"
      loading={<Memuat />}
      accessDenied={<AksesDitolak />}
    >
      {children}
    </CanAccess>
  )
}
