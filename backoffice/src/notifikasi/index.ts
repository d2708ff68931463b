import { firstPage } from '../providers/first_page.ts'

export const notifikasi = {
  list: firstPage('admin/notifikasi', () => import('./NotifikasiList.tsx')),
  recordRepresentation: 'pesan',
}
