import { firstPage } from '../providers/first_page.ts'
import { codeAndName } from '../shared/record/masterRecord.ts'

export const coa = {
  list: firstPage('admin/coa', () => import('./CoaList.tsx')),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: codeAndName,
}
