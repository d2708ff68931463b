import { lazy } from 'react'

export const beritaInformasi = {
  list: lazy(() => import('./BeritaList.tsx')),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: 'title',
}
