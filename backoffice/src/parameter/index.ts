import { lazy } from 'react'

export const parameter = {
  list: lazy(() => import('./ParameterList.tsx')),
  hasEdit: true,
  recordRepresentation: 'key',
}
