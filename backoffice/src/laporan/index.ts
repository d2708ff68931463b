import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import type { RaRecord } from 'react-admin'
import { codeAndName } from '../shared/record/masterRecord.ts'

/** The plan with its packages; those open a package, which is another resource's record. */
export const laporanRup = {
  list: lazyPart(() => import('./rup/RupList.tsx')),
  recordRepresentation: ({ kodeRup, nama }: RaRecord) => `${kodeRup} ${nama}`,
}
export const laporanVendor = { list: lazyPart(() => import('./rekanan/VendorList.tsx')) }
/** The rows behind the figures of the dashboard. */
export const laporanPaket = {
  list: lazyPart(() => import('./paket/LaporanPaketList.tsx')),
  hasShow: true,
  recordRepresentation: codeAndName,
}
export const laporanTahap = { list: lazyPart(() => import('./tahap/LaporanTahapList.tsx')) }
