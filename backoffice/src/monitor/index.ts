import { lazyPage } from '../providers/first_page.ts'

/** Rows lead to the records they are about: a package or a vendor. */
export const monitor = { list: lazyPage(() => import('./MonitorList.tsx')) }
export const monitorBagan = { list: lazyPage(() => import('./BaganList.tsx')) }
export const monitorIjin = { list: lazyPage(() => import('./MonitorIjinList.tsx')) }
export const monitorKontrak = { list: lazyPage(() => import('./MonitorKontrakList.tsx')) }
export const monitorKontrakDivisi = {
  list: lazyPage(() => import('./MonitorKontrakDivisiList.tsx')),
}
