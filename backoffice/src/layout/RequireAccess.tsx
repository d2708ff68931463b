import type { ReactNode } from 'react'
import { CanAccess } from 'react-admin'
import { Outlet, useLocation } from 'react-router-dom'
import { AccessDenied } from './SystemPages.tsx'
import { Loading } from './AppLayout.tsx'

/** Opens the page at the address, or the routes inside it, as far as canAccess allows; else page 401 (the server refuses its calls too). */
export function RequireAccess({ children = <Outlet /> }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <CanAccess
      resource={pathname.slice(1)}
      action="list"
      loading={<Loading />}
      accessDenied={<AccessDenied />}
    >
      {children}
    </CanAccess>
  )
}
