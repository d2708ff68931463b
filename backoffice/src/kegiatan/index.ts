import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { codeAndName } from '../shared/record/masterRecord.ts'

/** One list at several addresses, each with a preset. */
export const KegiatanList = lazyPart(() => import('./KegiatanList.tsx'))

export const kegiatan = {
  list: KegiatanList,
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: codeAndName,
}
