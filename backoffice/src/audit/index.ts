import { lazy } from 'react'

export const audit = {
  list: lazy(() => import('./AuditList.tsx')),
  hasShow: true,
  recordRepresentation: 'aksi',
}
