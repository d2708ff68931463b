import { lazy } from 'react'
import { codeAndName } from '../shared/record/masterRecord.ts'

export const lokasiProyek = {
  list: lazy(() => import('./LokasiProyekList.tsx')),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: codeAndName,
}
