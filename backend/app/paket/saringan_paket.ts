/** Query filters of the lists of packages, judged; a value that the list does not know answers 400. */
import {
  STATUS_PELAKSANAAN,
  STATUS_PERSETUJUAN,
  kodePilihan,
  tahunAnggaran,
} from '@eproc/domain/common/choices'
import { paket as teks } from '@eproc/i18n/id/paket'
import type { SaringPaket } from '#app/paket/isi/paket_query'
import { sekarang } from '#core/clock/clock'
import { bidangSalah, tidakDitemukan } from '#core/http/errors'

export const SARING_PAKET = [
  'statusPelaksanaan',
  'status',
  'metodePemilihan',
  'tanpaPokja',
  'tahun',
] as const

/** Budget year of a path; one outside the plan is an unknown object. */
export function tahunJalur(tahun: number | null): number {
  if (tahun === null || !tahunAnggaran(sekarang().year).includes(tahun)) throw tidakDitemukan()
  return tahun
}

function dari(nilai: string | undefined, daftar: readonly string[], bidang: string) {
  const isi = nilai?.split(',')
  if (isi?.some((k) => !daftar.includes(k))) throw bidangSalah(bidang, 'enum', teks.aturan.pilihan)
  return isi
}

export function saringanPaket(saring: Record<string, string>): SaringPaket {
  const pelaksanaan = dari(
    saring.statusPelaksanaan,
    kodePilihan(STATUS_PELAKSANAAN),
    'statusPelaksanaan'
  )
  // An empty approval status cannot be asked for with an empty value: 'baru' stands for it.
  const status = dari(saring.status, ['baru', ...kodePilihan(STATUS_PERSETUJUAN)], 'status')?.map(
    (k) => (k === 'baru' ? '' : k)
  )
  const metode = dari(saring.metodePemilihan, ['TLA', 'PLA', 'TEN', 'SEL'], 'metodePemilihan')
  const tahun = saring.tahun === undefined ? undefined : Number(saring.tahun)
  if (tahun !== undefined && !Number.isInteger(tahun)) {
    throw bidangSalah('tahun', 'number', teks.aturan.pilihan)
  }
  return {
    ...(pelaksanaan ? { pelaksanaan } : {}),
    ...(status ? { status } : {}),
    ...(metode ? { metode: metode[0]! } : {}),
    ...(tahun === undefined ? {} : { tahun }),
    ...(saring.tanpaPokja === '1' || saring.tanpaPokja === 'true' ? { tanpaPokja: true } : {}),
  }
}
