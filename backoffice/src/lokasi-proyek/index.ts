import { firstPage } from '../providers/first_page.ts'
import { codeAndName } from '../shared/record/masterRecord.ts'

export const lokasiProyek = {
  list: firstPage('admin/lokasi-proyek', () => import('./LokasiProyekList.tsx')),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: codeAndName,
}
