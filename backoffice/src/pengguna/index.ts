import { firstPage } from '../providers/first_page.ts'

export const pengguna = {
  list: firstPage('admin/user', () => import('./PenggunaList.tsx')),
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: 'nama',
}
