/** Rules of Ijin Usaha (S2 §5 'Licence', decisions §3). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import { JENIS_IJIN, jenisIjin } from '../common/choices.ts'
import {
  Pemeriksa,
  selisihHari,
  terisi,
  type Galat,
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

export function aturanIjinUsaha(isian: IsianIjinUsaha, konteks: KonteksIjinUsaha): Galat[] {
  const p = new Pemeriksa()
  const pesan = teks.aturan
  p.wajib('jenis', isian.jenis)
  p.pilihan('jenis', isian.jenis, JENIS_IJIN)
  p.wajib('nomor', isian.nomor)
  p.wajib('instansi', isian.instansi)
  if (isian.jenis === 'NIB' && terisi(isian.nomor)) {
    p.pastikan(/^\d{13}$/.test(isian.nomor!.trim()), 'nomor', 'nib', pesan.nib)
  }

  const perlu = perluIjin(isian.jenis)
  if (perlu.kualifikasi) p.wajib('kualifikasi', isian.kualifikasi)
  if (perlu.kbli) p.pastikan(!!isian.kbli?.length, 'kbli', 'required', pesan.wajibPilih)
  if (perlu.sbu) p.pastikan(!!isian.sbu?.length, 'sbu', 'required', pesan.wajibPilih)

  if (perlu.berlaku) p.wajib('berlaku', isian.berlaku)
  p.tanggal('berlaku', isian.berlaku)
  if (terisi(isian.berlaku) && !p.sudah('berlaku')) {
    p.pastikan(
      selisihHari(konteks.hariIni, isian.berlaku!) >= konteks.masaBerlakuMinimal,
      'berlaku',
      'minValidity',
      pesan.masaBerlaku(konteks.masaBerlakuMinimal)
    )
  }
  p.panjang({ ...isian }, MAKS_IJIN_USAHA)
  p.dokumen('dokumen', isian.dokumen, DOKUMEN.ijin.dokumen, konteks, pesan.dokumenIjin)
  return p.galat
}
