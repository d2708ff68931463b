/** Query filters of the plan's lists, judged; a value that the list does not know answers 400. */
import {
  kodePilihan,
  JENIS_PENGADAAN,
  STATUS_PERSETUJUAN,
  tahunAnggaran,
  tahunAnggaranAkhir,
} from '@eproc/domain/common/choices'
import { rup as teks } from '@eproc/i18n/id/rup'
import { inti } from '@eproc/i18n/id/core'
import type { MilikKegiatan, SaringKegiatan } from '#app/rup/kegiatan/kegiatan_query'
import type { SaringProgram } from '#app/rup/program/program_query'
import { sekarang } from '#core/clock/clock'
import { bidangSalah, tidakDitemukan } from '#core/http/errors'

export const SARING_PROGRAM = ['tahun', 'divisi'] as const
export const SARING_KEGIATAN = [
  'tahun',
  'divisi',
  'persetujuan',
  'jenisPengadaan',
  'programId',
  'status',
  'milik',
] as const

type Saring = Record<string, string>

function tahunSaring(saring: Saring): number | undefined {
  if (saring.tahun === undefined) return undefined
  const tahun = Number(saring.tahun)
  const kini = sekarang().year
  if (!tahunAnggaran(kini).includes(tahun)) {
    throw bidangSalah('tahun', 'enum', teks.aturan.tahun(tahunAnggaranAkhir(kini)))
  }
  return tahun
}

function daftar(saring: Saring, bidang: string, dikenal: readonly string[]): string[] | undefined {
  const isi = saring[bidang]?.split(',')
  if (isi?.some((k) => !dikenal.includes(k))) {
    throw bidangSalah(bidang, 'enum', inti.kunciTidakDikenal(saring[bidang]!))
  }
  return isi
}

export function saringProgram(saring: Saring): SaringProgram {
  const tahun = tahunSaring(saring)
  return {
    ...(tahun === undefined ? {} : { tahun }),
    ...(saring.divisi ? { divisi: saring.divisi } : {}),
  }
}

/** 'baru' stands for the empty status of a draft. */
export function saringKegiatan(saring: Saring): SaringKegiatan {
  const persetujuan = daftar(saring, 'persetujuan', ['baru', ...kodePilihan(STATUS_PERSETUJUAN)])
  const jenis = daftar(saring, 'jenisPengadaan', kodePilihan(JENIS_PENGADAAN))?.[0]
  const status = daftar(saring, 'status', ['N', 'U'])?.[0]
  const milik = daftar(saring, 'milik', ['menunggu', 'ppk', 'sisa'])?.[0]
  const programId = saring.programId === undefined ? undefined : Number(saring.programId)
  if (programId !== undefined && !Number.isInteger(programId)) {
    throw bidangSalah('programId', 'number', teks.aturan.programTidakAda)
  }
  return {
    ...saringProgram(saring),
    ...(persetujuan ? { persetujuan: persetujuan.map((k) => (k === 'baru' ? '' : k)) } : {}),
    ...(jenis ? { jenis } : {}),
    ...(status ? { status } : {}),
    ...(milik ? { milik: milik as MilikKegiatan } : {}),
    ...(programId === undefined ? {} : { programId }),
  }
}

/** Budget year of a path; one outside the list is an unknown object. */
export function tahunRencana(tahun: number | null): number {
  if (tahun === null || !tahunAnggaran(sekarang().year).includes(tahun)) throw tidakDitemukan()
  return tahun
}
