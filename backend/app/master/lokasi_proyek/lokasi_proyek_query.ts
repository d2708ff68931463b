import { masterPage, type MasterList, type Page } from '#app/master/page_query'
import type { JawabanLokasiProyek } from '@eproc/domain/master/answers'

export const URUT_LOKASI_PROYEK = ['kode', 'id', 'nama', 'lokasi'] as const
type UrutLokasiProyek = (typeof URUT_LOKASI_PROYEK)[number]

const LOKASI_PROYEK: MasterList<UrutLokasiProyek> = {
  table: 'lokasi_proyek',
  select: 'm.id, m.kode, m.nama, m.lokasi, m.versi',
  search: ['kode', 'nama', 'lokasi'],
  sort: URUT_LOKASI_PROYEK,
}

export const daftarLokasiProyek = (halaman: Page<UrutLokasiProyek>) =>
  masterPage<JawabanLokasiProyek, UrutLokasiProyek>(LOKASI_PROYEK, halaman)
