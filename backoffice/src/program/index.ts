import { lazyPage } from '../providers/first_page.ts'
import { codeAndName } from '../shared/record/masterRecord.ts'

export const program = {
  list: lazyPage(() => import('./ProgramList.tsx')),
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: codeAndName,
}
