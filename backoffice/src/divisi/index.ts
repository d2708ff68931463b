import { lazy } from 'react'
import { codeAndName } from '../shared/record/masterRecord.ts'

export const divisi = {
  list: lazy(() => import('./DivisiList.tsx')),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: codeAndName,
}
