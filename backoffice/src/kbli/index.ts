import { firstPage } from '../providers/first_page.ts'
import { codeAndName } from '../shared/record/masterRecord.ts'

export const kbli = {
  list: firstPage('admin/kbli', () => import('./KbliList.tsx')),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: codeAndName,
}
