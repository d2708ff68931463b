import { firstPage } from '../providers/first_page.ts'
import type { RaRecord } from 'react-admin'
import { tanggal } from '@eproc/domain/common/format'

export const libur = {
  list: firstPage('admin/libur', () => import('./LiburList.tsx')),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (r: RaRecord) => `${r.nama}, ${tanggal(r.tanggal as string)}`,
}
