import { firstPage } from '../providers/first_page.ts'

export const penggunaRekanan = {
  list: firstPage('admin/user-vendor', () => import('./PenggunaRekananList.tsx')),
  hasShow: true,
  recordRepresentation: 'nama',
}
