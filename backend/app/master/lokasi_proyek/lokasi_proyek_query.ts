import { masterPage, type MasterList, type Page } from '#app/master/page_query'
import type { LokasiProyekAnswer } from '@eproc/domain/master/answers'

export const LOKASI_PROYEK_SORT = ['kode', 'id', 'nama', 'lokasi'] as const
type LokasiProyekSort = (typeof LOKASI_PROYEK_SORT)[number]

const LOKASI_PROYEK: MasterList<LokasiProyekSort> = {
  table: 'lokasi_proyek',
  select: 'm.id, m.kode, m.nama, m.lokasi, m.versi',
  search: ['kode', 'nama', 'lokasi'],
  sort: LOKASI_PROYEK_SORT,
}

export const listLokasiProyek = (halaman: Page<LokasiProyekSort>) =>
  masterPage<LokasiProyekAnswer, LokasiProyekSort>(LOKASI_PROYEK, halaman)
