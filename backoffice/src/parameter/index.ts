import { firstPage } from '../providers/first_page.ts'

export const parameter = {
  list: firstPage('admin/parameter', () => import('./ParameterList.tsx')),
  hasEdit: true,
  recordRepresentation: 'key',
}
