import { firstPage } from '../providers/first_page.ts'
import type { RaRecord } from 'react-admin'

export const sbu = {
  list: firstPage('admin/sbu', () => import('./SbuList.tsx')),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (r: RaRecord) => `${r.kode} ${r.subklasifikasi}`,
}
