import { lazyPage } from '../providers/first_page.ts'
import { codeAndName } from '../shared/record/masterRecord.ts'

/** The plan with its packages; those open a package, which is another resource's record. */
export const laporanRup = { list: lazyPage(() => import('./rup/RupList.tsx')) }
export const laporanVendor = { list: lazyPage(() => import('./rekanan/VendorList.tsx')) }
/** The rows behind the figures of the dashboard. */
export const laporanPaket = {
  list: lazyPage(() => import('./paket/LaporanPaketList.tsx')),
  hasShow: true,
  recordRepresentation: codeAndName,
}
export const laporanTahap = { list: lazyPage(() => import('./tahap/LaporanTahapList.tsx')) }
