import { lazy } from 'react'

export const notifikasi = {
  list: lazy(() => import('./NotifikasiList.tsx')),
  recordRepresentation: 'pesan',
}
