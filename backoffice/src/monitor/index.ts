import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'

/** Rows lead to the records they are about: a package or a vendor. */
export const monitor = { list: lazyPart(() => import('./MonitorList.tsx')) }
export const monitorBagan = { list: lazyPart(() => import('./BaganList.tsx')) }
export const monitorIjin = { list: lazyPart(() => import('./MonitorIjinList.tsx')) }
export const monitorKontrak = { list: lazyPart(() => import('./MonitorKontrakList.tsx')) }
export const monitorKontrakDivisi = {
  list: lazyPart(() => import('./MonitorKontrakDivisiList.tsx')),
}
