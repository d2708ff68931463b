import { lazyPage } from '../providers/first_page.ts'

/** Keys of people: one's own, and those of the others with their fingerprints. */
export const holderKeys = {
  list: lazyPage(() => import('./HolderKeyList.tsx')),
  hasShow: true,
  recordRepresentation: 'nama',
}
