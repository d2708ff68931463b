import { lazy } from 'react'
import { codeAndName } from '../shared/record/masterRecord.ts'

export const coa = {
  list: lazy(() => import('./CoaList.tsx')),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: codeAndName,
}
