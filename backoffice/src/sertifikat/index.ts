import { lazy } from 'react'

export const sertifikat = {
  list: lazy(() => import('./SertifikatList.tsx')),
  hasShow: true,
  recordRepresentation: 'nomor',
}
