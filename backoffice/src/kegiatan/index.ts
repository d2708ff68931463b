import { lazy } from 'react'
import { codeAndName } from '../shared/record/masterRecord.ts'

/** One list at several addresses, each with a preset. */
export const KegiatanList = lazy(() => import('./KegiatanList.tsx'))

export const kegiatan = {
  list: KegiatanList,
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: codeAndName,
}
