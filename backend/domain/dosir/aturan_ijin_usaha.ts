/** Rules of Ijin Usaha (S2 §5 'Licence', decisions §3). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import { JENIS_IJIN, jenisIjin } from '../common/choices.ts'
import {
  Checker,
  selisihHari,
  terisi,
  type Finding,
  type FileContext,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export interface IjinUsahaInput {
  jenis?: Teks
  nomor?: Teks
  /** Last day of validity, `yyyy-MM-dd`. */
  berlaku?: Teks
  instansi?: Teks
  kualifikasi?: Teks
  kbli?: readonly number[] | null
  sbu?: readonly number[] | null
  keterangan?: Teks
  dokumen?: Lampiran
}

export interface IjinUsahaContext extends FileContext<'dokumen'> {
  /** MASA_BERLAKU_SIUP: smallest number of days of validity left. */
  masaBerlakuMinimal: number
  /** the day that is stored already, `yyyy-MM-dd` */
  berlakuTersimpan?: Teks
}

export const MASA_BERLAKU_BAWAAN = 60
export const MAKS_IJIN_USAHA = {
  nomor: 100,
  instansi: 150,
  kualifikasi: 50,
  keterangan: 500,
} as const

/** Which fields a licence type asks for; the form shows them by it. */
export function perluIjin(jenis: Teks): {
  kualifikasi: boolean
  kbli: boolean
  sbu: boolean
  berlaku: boolean
} {
  const j = jenisIjin(jenis)
  return {
    kualifikasi: j?.perluKualifikasi ?? false,
    kbli: j?.perluKbli ?? false,
    sbu: j?.perluSbu ?? false,
    berlaku: (j?.masaTahun ?? 0) > 0,
  }
}

export function aturanIjinUsaha(input: IjinUsahaInput, context: IjinUsahaContext): Finding[] {
  const check = new Checker()
  const pesan = teks.aturan
  check.require('jenis', input.jenis)
  check.oneOf('jenis', input.jenis, JENIS_IJIN)
  check.require('nomor', input.nomor)
  check.require('instansi', input.instansi)
  if (input.jenis === 'NIB' && terisi(input.nomor)) {
    check.ensure(/^\d{13}$/.test(input.nomor!.trim()), 'nomor', 'nib', pesan.nib)
  }

  const perlu = perluIjin(input.jenis)
  if (perlu.kualifikasi) check.require('kualifikasi', input.kualifikasi)
  if (perlu.kbli) check.ensure(!!input.kbli?.length, 'kbli', 'required', pesan.wajibPilih)
  if (perlu.sbu) check.ensure(!!input.sbu?.length, 'sbu', 'required', pesan.wajibPilih)

  if (perlu.berlaku) check.require('berlaku', input.berlaku)
  check.date('berlaku', input.berlaku)
  if (terisi(input.berlaku) && !check.has('berlaku')) {
    const sisa = selisihHari(context.hariIni, input.berlaku!)
    // The day that is stored was long enough when it came in: the rest of the licence can be mended as long as it runs.
    const tetap = input.berlaku === context.berlakuTersimpan && sisa >= 0
    check.ensure(
      tetap || sisa >= context.masaBerlakuMinimal,
      'berlaku',
      'minValidity',
      pesan.masaBerlaku(context.masaBerlakuMinimal)
    )
  }
  check.maxLength(input, MAKS_IJIN_USAHA)
  check.document('dokumen', input.dokumen, DOKUMEN.ijin.dokumen, context, pesan.dokumenIjin)
  return check.findings
}
