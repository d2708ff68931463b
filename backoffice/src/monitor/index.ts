import { lazy } from 'react'

/** Rows lead to the records they are about: a package or a vendor. */
export const monitor = { list: lazy(() => import('./MonitorList.tsx')) }
export const monitorBagan = { list: lazy(() => import('./BaganList.tsx')) }
export const monitorIjin = { list: lazy(() => import('./MonitorIjinList.tsx')) }
export const monitorKontrak = { list: lazy(() => import('./MonitorKontrakList.tsx')) }
export const monitorKontrakDivisi = {
  list: lazy(() => import('./MonitorKontrakDivisiList.tsx')),
}
