import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'

/** The policy is one record: what stands at the list's address shows it. */
export const kebijakanVendor = {
  list: lazyPart(() => import('./KebijakanVendorShow.tsx')),
  hasEdit: true,
}
