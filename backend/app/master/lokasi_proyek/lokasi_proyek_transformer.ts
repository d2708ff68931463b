import type { LokasiProyekAnswer } from '@eproc/domain/master/answers'
import type LokasiProyek from '#app/master/lokasi_proyek/lokasi_proyek'

export const keLokasiProyek = (baris: LokasiProyek): LokasiProyekAnswer => {
  const { id, kode, nama, lokasi, versi } = baris
  return { id, kode, nama, lokasi, versi }
}
