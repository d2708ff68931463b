import { lazyPage } from '../providers/first_page.ts'

/** Changes of powers that wait for a second administrator. */
export const perubahanAkses = {
  list: lazyPage(() => import('./PerubahanAksesList.tsx')),
  hasShow: true,
  recordRepresentation: 'nama',
}
