import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'

/** Keys of people: one's own, and those of the others with their fingerprints. */
export const holderKeys = {
  list: lazyPart(() => import('./HolderKeyList.tsx')),
  hasShow: true,
  recordRepresentation: 'nama',
}
