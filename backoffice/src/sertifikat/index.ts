import { firstPage } from '../providers/first_page.ts'

export const sertifikat = {
  list: firstPage('admin/sertifikat', () => import('./SertifikatList.tsx')),
  hasShow: true,
  recordRepresentation: 'nomor',
}
