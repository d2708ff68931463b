import { lazy } from 'react'

/** The policy is one record: what stands at the list's address shows it. */
export const kebijakanVendor = {
  list: lazy(() => import('./KebijakanVendorShow.tsx')),
  hasEdit: true,
}
