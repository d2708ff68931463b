/** Rules of owners and their shares (S2 §5 'Owner'). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import { angka } from '../common/format.ts'
import { SATUAN_SAHAM } from '../common/choices.ts'
import {
  bacaAngka,
  Checker,
  terisi,
  type Angka,
  type Finding,
  type FileContext,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export interface PemilikInput {
  nama?: Teks
  noKtp?: Teks
  alamat?: Teks
  saham?: Angka
  /** P percent, L shares (Lembar). */
  satuan?: Teks
  fileKTP?: Lampiran
}

export const MAKS_PEMILIK = { nama: 150, alamat: 200 } as const

export function aturanPemilik(input: PemilikInput, context: FileContext<'fileKTP'>): Finding[] {
  const check = new Checker()
  const pesan = teks.aturan
  check.require('nama', input.nama)
  check.require('noKtp', input.noKtp)
  check.nik('noKtp', input.noKtp)
  check.require('alamat', input.alamat)
  check.require('saham', input.saham)
  check.require('satuan', input.satuan)
  check.oneOf('satuan', input.satuan, SATUAN_SAHAM)
  if (terisi(input.saham)) {
    const saham = bacaAngka(input.saham)
    const utuh = input.satuan !== 'L' || saham === null || Number.isSafeInteger(saham)
    check.ensure(saham !== null && utuh, 'saham', 'number', pesan.saham)
    if (saham !== null) {
      check.ensure(saham > 0, 'saham', 'positive', pesan.sahamPositif)
      check.ensure(input.satuan !== 'P' || saham <= 100, 'saham', 'max', pesan.sahamPersen)
      check.ensure(saham <= 1e12, 'saham', 'number', pesan.saham)
    }
  }
  check.maxLength(input, MAKS_PEMILIK)
  check.document('fileKTP', input.fileKTP, DOKUMEN.pemilik.fileKTP, context, pesan.scanKtp)
  return check.findings
}

/**
 * Across the owners of one company: shares in percent sum up to at most 100.
 * @param lain the other owners, without the one being saved
 */
export function aturanJumlahSaham(
  input: Pick<PemilikInput, 'saham' | 'satuan'>,
  lain: readonly Pick<PemilikInput, 'saham' | 'satuan'>[]
): Finding[] {
  if (input.satuan !== 'P') return []
  const total = [input, ...lain]
    .filter((i) => i.satuan === 'P')
    .reduce((jumlah, i) => jumlah + (bacaAngka(i.saham) ?? 0), 0)
  const check = new Checker()
  // Percentages are decimal fractions: compare at four decimals, so that three thirds of 33,3333 are no error.
  check.ensure(
    Math.round(total * 10_000) <= 1_000_000,
    'saham',
    'total',
    teks.aturan.sahamTotal(angka(total, 4))
  )
  return check.findings
}
