import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'

/** Changes of powers that wait for a second administrator. */
export const perubahanAkses = {
  list: lazyPart(() => import('./PerubahanAksesList.tsx')),
  hasShow: true,
  recordRepresentation: 'nama',
}
