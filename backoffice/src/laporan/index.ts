import { lazy } from 'react'
import { codeAndName } from '../shared/record/masterRecord.ts'

/** The plan with its packages; those open a package, which is another resource's record. */
export const laporanRup = { list: lazy(() => import('./rup/RupList.tsx')) }
export const laporanVendor = { list: lazy(() => import('./rekanan/VendorList.tsx')) }
/** The rows behind the figures of the dashboard. */
export const laporanPaket = {
  list: lazy(() => import('./paket/LaporanPaketList.tsx')),
  hasShow: true,
  recordRepresentation: codeAndName,
}
export const laporanTahap = { list: lazy(() => import('./tahap/LaporanTahapList.tsx')) }
