import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { codeAndName } from '../shared/record/masterRecord.ts'

export const program = {
  list: lazyPart(() => import('./ProgramList.tsx')),
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: codeAndName,
}
