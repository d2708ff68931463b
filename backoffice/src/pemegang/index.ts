import { lazy } from 'react'

/** Keys of people: one's own, and those of the others with their fingerprints. */
export const holderKeys = {
  list: lazy(() => import('./HolderKeyList.tsx')),
  hasShow: true,
  recordRepresentation: 'nama',
}
