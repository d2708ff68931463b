import { lazyPage } from '../providers/first_page.ts'

export const beritaInformasi = {
  list: lazyPage(() => import('./BeritaList.tsx')),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: 'title',
}
