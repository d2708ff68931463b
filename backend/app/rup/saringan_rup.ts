/** Query filters of the plan's lists, judged; a value that the list does not know answers 400. */
import type { HttpContext } from '@adonisjs/core/http'
import {
  TAHUN_ANGGARAN,
  kodePilihan,
  JENIS_PENGADAAN,
  STATUS_PERSETUJUAN,
} from '@eproc/domain/pilihan'
import { rup as teks } from '@eproc/i18n/id/rup'
import { inti } from '@eproc/i18n/id/inti'
import type { MilikKegiatan, SaringKegiatan } from '#app/rup/kegiatan_query'
import type { SaringProgram } from '#app/rup/program_query'
import { bidangSalah, tidakDitemukan } from '#inti/galat'
import { idJalur } from '#inti/kueri'

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
  if (!TAHUN_ANGGARAN.includes(tahun)) throw bidangSalah('tahun', 'enum', teks.aturan.tahun)
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

/** Budget year of the path; one outside the list is an unknown object. */
export function tahunRencana(ctx: HttpContext): number {
  const tahun = idJalur(ctx, 'year')
  if (tahun === null || !TAHUN_ANGGARAN.includes(tahun)) throw tidakDitemukan()
  return tahun
}
