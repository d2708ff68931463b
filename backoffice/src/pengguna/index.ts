import { lazy } from 'react'

export const pengguna = {
  list: lazy(() => import('./PenggunaList.tsx')),
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: 'nama',
}
