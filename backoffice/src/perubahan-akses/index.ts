import { lazy } from 'react'

/** Changes of powers that wait for a second administrator. */
export const perubahanAkses = {
  list: lazy(() => import('./PerubahanAksesList.tsx')),
  hasShow: true,
  recordRepresentation: 'nama',
}
