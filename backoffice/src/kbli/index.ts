import { lazy } from 'react'
import { codeAndName } from '../shared/record/masterRecord.ts'

export const kbli = {
  list: lazy(() => import('./KbliList.tsx')),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: codeAndName,
}
