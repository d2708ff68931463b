/** A piece of work in a running tender, before it is a line of somebody's list. */
import type { JenisKotakTender } from '@eproc/domain/rup/answers'
import type { Tahap } from '@eproc/domain/tahap/templat'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import type { Langkah } from '#app/tender/pekerjaan/paket_saya_query'

export interface Pekerjaan {
  jenis: JenisKotakTender
  tahap: Tahap
  /** whose step it follows */
  langkah?: Langkah | undefined
  keterangan?: string | undefined
  /** the stage where it is done, unless `tahap` is */
  buka?: string | null
  /** until when, in milliseconds since 1970; the end of `tahap` where it is left out */
  batas?: number | null
}

/** The included stages that have begun. */
export function tahapSudahMulai(k: KeadaanPaket): Tahap[] {
  const mulai = new Set(k.jadwal.filter((j) => j.include && sudahMulai(k, j)).map((j) => j.kunci))
  return k.templat.filter((t) => mulai.has(t.kunci))
}

/** The stage that has begun and fits, the latest one. */
export const tahapMulai = (k: KeadaanPaket, cocok: (tahap: Tahap) => boolean): Tahap | undefined =>
  tahapSudahMulai(k).findLast(cocok)
