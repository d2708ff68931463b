/** Rules of an order to open what was never opened (sealing.md §4). */
import { perintah } from '@eproc/i18n/id/perintah'
import { vine } from '@eproc/i18n/id/vine'
import { Checker, type Finding, type Lampiran, type Teks } from '../common/checker.ts'
import type { AturanDokumen } from '../common/documents.ts'

const teks = perintah.errors
/** The first two stand in a leaf of the log, on one line each. */
export const MAKS_PERINTAH = { nomor: 200, lembaga: 200, keterangan: 2000 } as const

export const PERINTAH_PDF: AturanDokumen = { jenis: ['pdf'], batas: 'MAKS_UKURAN_TENDER' }

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

export interface PerintahInput {
  nomor?: Teks
  lembaga?: Teks
  tanggal?: Teks
  keterangan?: Teks
  /** absent, empty: all vendors */
  rekanan?: readonly number[] | null | undefined
  dokumen?: Lampiran
}

/** @param context today, and the vendors that have something never opened */
export function aturanPerintah(
  input: PerintahInput,
  context: { hariIni: string; rekanan: readonly number[] }
): Finding[] {
  const check = new Checker()
  check.require('nomor', input.nomor, teks.nomorKosong)
  check.require('lembaga', input.lembaga, teks.lembagaKosong)
  check.require('tanggal', input.tanggal, teks.tanggalKosong)
  check.date('tanggal', input.tanggal, context.hariIni)
  check.require('keterangan', input.keterangan, teks.keteranganKosong)
  check.maxLength(input, MAKS_PERINTAH)
  for (const field of ['nomor', 'lembaga'] as const)
    check.ensure(ONE_LINE.test(input[field] ?? ''), field, 'satuBaris', vine.satuBaris)
  check.document('dokumen', input.dokumen, PERINTAH_PDF, context, teks.dokumenKosong)
  const known = (input.rekanan ?? []).every((id) => context.rekanan.includes(id))
  check.ensure(known, 'rekanan', 'enum', teks.rekanan)
  return check.findings
}
