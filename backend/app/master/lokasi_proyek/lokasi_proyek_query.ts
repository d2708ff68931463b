import { masterPage, type MasterList, type Page } from '#app/master/page_query'
import type { LokasiProyekAnswer } from '@eproc/domain/master/answers'

type LokasiProyekSort = 'kode' | 'id' | 'nama' | 'lokasi'

export const LOKASI_PROYEK: MasterList<LokasiProyekSort> = {
  table: 'lokasi_proyek',
  select: 'm.id, m.kode, m.nama, m.lokasi, m.versi',
  search: ['kode', 'nama', 'lokasi'],
  sort: ['kode', 'id', 'nama', 'lokasi'],
}

export const listLokasiProyek = (halaman: Page<LokasiProyekSort>) =>
  masterPage<LokasiProyekAnswer, LokasiProyekSort>(LOKASI_PROYEK, halaman)
