import type { JenisPengadaan, Kualifikasi, MetodePemilihan } from '@eproc/domain/common/choices'
import type { PaketDemo } from './demo_paket_content.ts'
import type { TahapDemo } from './demo_paket_jadwal.ts'
import type { Sebagai } from './demo_paket_actors.ts'

/** Something that somebody does at a moment, milliseconds since 1970. */
export interface Peristiwa {
  pada: number
  kerja: () => Promise<unknown>
}

/** A package on its way; `id` is known after its first event. */
export interface PaketBerjalan {
  demo: PaketDemo
  nama: string
  hps: number
  jadwal: TahapDemo[]
  sebagai: Sebagai
  /** login of its PPK */
  ppk: string
  id: number
  /** of the committee, once the package is handed over */
  tenderId: number | null
  /** the form of the package as it was saved */
  isian: RancanganPaketDemo | null
}

export interface RancanganPaketDemo {
  metodePemilihan: MetodePemilihan
  kualifikasi: Kualifikasi
  jenisPengadaan: JenisPengadaan
  metodeEvaluasi: string
  kbli: number[]
}
