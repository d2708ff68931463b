import { firstPage } from '../providers/first_page.ts'

export const audit = {
  list: firstPage('admin/audit', () => import('./AuditList.tsx')),
  hasShow: true,
}
