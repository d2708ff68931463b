import { lazy } from 'react'
import type { RaRecord } from 'react-admin'

export const sbu = {
  list: lazy(() => import('./SbuList.tsx')),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (r: RaRecord) => `${r.kode} ${r.subklasifikasi}`,
}
