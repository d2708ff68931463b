/** Rules of Ijin Usaha (S2 §5 'Licence', decisions §3). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import { JENIS_IJIN, jenisIjin } from '../common/choices.ts'
import {
  Checker,
  selisihHari,
  terisi,
  type Finding,
  type KonteksDokumen,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export interface IsianIjinUsaha {
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

export interface KonteksIjinUsaha extends KonteksDokumen<'dokumen'> {
  /** MASA_BERLAKU_SIUP: smallest number of days of validity left. */
  masaBerlakuMinimal: number
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

export function aturanIjinUsaha(isian: IsianIjinUsaha, konteks: KonteksIjinUsaha): Finding[] {
  const check = new Checker()
  const pesan = teks.aturan
  check.require('jenis', isian.jenis)
  check.oneOf('jenis', isian.jenis, JENIS_IJIN)
  check.require('nomor', isian.nomor)
  check.require('instansi', isian.instansi)
  if (isian.jenis === 'NIB' && terisi(isian.nomor)) {
    check.ensure(/^\d{13}$/.test(isian.nomor!.trim()), 'nomor', 'nib', pesan.nib)
  }

  const perlu = perluIjin(isian.jenis)
  if (perlu.kualifikasi) check.require('kualifikasi', isian.kualifikasi)
  if (perlu.kbli) check.ensure(!!isian.kbli?.length, 'kbli', 'required', pesan.wajibPilih)
  if (perlu.sbu) check.ensure(!!isian.sbu?.length, 'sbu', 'required', pesan.wajibPilih)

  if (perlu.berlaku) check.require('berlaku', isian.berlaku)
  check.date('berlaku', isian.berlaku)
  if (terisi(isian.berlaku) && !check.has('berlaku')) {
    check.ensure(
      selisihHari(konteks.hariIni, isian.berlaku!) >= konteks.masaBerlakuMinimal,
      'berlaku',
      'minValidity',
      pesan.masaBerlaku(konteks.masaBerlakuMinimal)
    )
  }
  check.maxLength(isian, MAKS_IJIN_USAHA)
  check.document('dokumen', isian.dokumen, DOKUMEN.ijin.dokumen, konteks, pesan.dokumenIjin)
  return check.findings
}
