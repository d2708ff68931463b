import { lazy } from 'react'
import { codeAndName } from '../shared/record/masterRecord.ts'

export const program = {
  list: lazy(() => import('./ProgramList.tsx')),
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: codeAndName,
}
