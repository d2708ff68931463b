import { lazyPage } from '../providers/first_page.ts'

/** The policy is one record: what stands at the list's address shows it. */
export const kebijakanVendor = {
  list: lazyPage(() => import('./KebijakanVendorShow.tsx')),
  hasEdit: true,
}
