import { lazy } from 'react'

export const penggunaRekanan = {
  list: lazy(() => import('./PenggunaRekananList.tsx')),
  hasShow: true,
  recordRepresentation: 'nama',
}
