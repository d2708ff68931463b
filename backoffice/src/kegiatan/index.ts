import { lazyPage } from '../providers/first_page.ts'
import { codeAndName } from '../shared/record/masterRecord.ts'

/** One list at several addresses, each with a preset. */
export const KegiatanList = lazyPage(() => import('./KegiatanList.tsx'))

export const kegiatan = {
  list: KegiatanList,
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: codeAndName,
}
