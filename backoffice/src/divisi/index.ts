import { firstPage } from '../providers/first_page.ts'
import { codeAndName } from '../shared/record/masterRecord.ts'

export const divisi = {
  list: firstPage('admin/divisi', () => import('./DivisiList.tsx')),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: codeAndName,
}
