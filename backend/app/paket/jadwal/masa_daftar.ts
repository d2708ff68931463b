/** When vendors may register, by the schedule. */
import { tahapPendaftaran, templatUntuk } from '@eproc/domain/tahap/templat'
import type { LangkahTersimpan } from '#app/paket/jadwal/jadwal_query'
import type { MasaDaftar } from '#app/paket_berjalan/paket'
import type Paket from '#app/paket_berjalan/paket'

type MetodePaket = Pick<Paket, 'metodePemilihan' | 'kualifikasi'>

/** Start and end of the stage in which vendors register. */
export function masaDaftar(
  { metodePemilihan, kualifikasi }: MetodePaket,
  jadwal: readonly LangkahTersimpan[]
): MasaDaftar {
  const key = tahapPendaftaran(templatUntuk(metodePemilihan, kualifikasi))?.kunci
  const baris = jadwal.find((l) => l.kunci === key && l.include)
  return { mulai: baris?.mulai ?? null, selesai: baris?.selesai ?? null }
}
