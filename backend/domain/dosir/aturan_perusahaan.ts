/** Rules of Data Perusahaan (S2 §5 'Company'), for the server and the form alike. */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import { BENTUK_USAHA, UKURAN_USAHA } from '../common/choices.ts'
import {
  Checker,
  terisi,
  type Finding,
  type KonteksDokumen,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

/** Head office, sent as JSON; asked for when this is a branch. */
export interface IsianPusat {
  alamatPusat?: Teks
  teleponPusat?: Teks
  faxPusat?: Teks
  emailPusat?: Teks
}

export interface IsianPerusahaan {
  nama?: Teks
  npwp?: Teks
  /** Number of the taxable entrepreneur (PKP). */
  noPengukuhan?: Teks
  email?: Teks
  website?: Teks
  alamat?: Teks
  kodepos?: Teks
  telepon?: Teks
  fax?: Teks
  cabang?: boolean | null
  provinsi?: Teks
  kabkod?: Teks
  bentuk?: Teks
  ukuran?: Teks
  pusat?: IsianPusat | null
  skPkp?: Lampiran
  fileFormulir?: Lampiran
  fileNonPKP?: Lampiran
  fileSertifikat?: Lampiran
}

export type DokumenPerusahaan = keyof typeof DOKUMEN.perusahaan

export const MAKS_PERUSAHAAN = {
  nama: 150,
  npwp: 20,
  noPengukuhan: 50,
  email: 254,
  website: 200,
  alamat: 200,
  kodepos: 5,
  telepon: 30,
  fax: 30,
  provinsi: 10,
  kabkod: 10,
} as const
export const MAKS_PUSAT = {
  alamatPusat: 200,
  teleponPusat: 30,
  faxPusat: 30,
  emailPusat: 254,
} as const

/**
 * Filling the PKP number clears the non-PKP statement; clearing it clears the SK PKP. `hapus` names the stored
 * documents that the save drops.
 */
export function rapikanPkp<I extends IsianPerusahaan>(
  isian: I
): { isian: I; hapus: DokumenPerusahaan[] } {
  return terisi(isian.noPengukuhan)
    ? { isian: { ...isian, fileNonPKP: null }, hapus: ['fileNonPKP'] }
    : { isian: { ...isian, noPengukuhan: null, skPkp: null }, hapus: ['skPkp'] }
}

/** Errors of Data Perusahaan; head-office fields carry their own names. */
export function aturanPerusahaan(
  mentah: IsianPerusahaan,
  konteks: KonteksDokumen<DokumenPerusahaan>
): Finding[] {
  const check = new Checker()
  const { isian } = rapikanPkp(mentah)
  const pesan = teks.aturan

  for (const field of ['nama', 'npwp', 'bentuk', 'alamat', 'provinsi', 'kabkod'] as const) {
    check.require(field, isian[field])
  }
  check.require('kodepos', isian.kodepos)
  check.require('telepon', isian.telepon)
  check.postcode('kodepos', isian.kodepos)
  check.npwp('npwp', isian.npwp)
  check.oneOf('bentuk', isian.bentuk, BENTUK_USAHA)
  check.oneOf('ukuran', isian.ukuran, UKURAN_USAHA)
  check.email('email', isian.email)
  if (terisi(isian.website)) {
    check.ensure(
      /^(?:https?:\/\/)?[^\s/:@]+\.[^\s/:@]+(?:[/:]\S*)?$/i.test(isian.website!.trim()),
      'website',
      'url',
      pesan.website
    )
  }
  check.maxLength(isian, MAKS_PERUSAHAAN)

  if (isian.cabang) {
    const pusat = isian.pusat ?? {}
    check.require('alamatPusat', pusat.alamatPusat)
    check.require('teleponPusat', pusat.teleponPusat)
    check.email('emailPusat', pusat.emailPusat)
    check.maxLength(pusat, MAKS_PUSAT)
  }

  periksaPkp(check, isian, konteks)
  const dok = DOKUMEN.perusahaan
  check.document(
    'fileFormulir',
    isian.fileFormulir,
    dok.fileFormulir,
    konteks,
    pesan.formulirKeikutsertaan
  )
  check.document('skPkp', isian.skPkp, dok.skPkp, konteks)
  check.document('fileNonPKP', isian.fileNonPKP, dok.fileNonPKP, konteks)
  check.document('fileSertifikat', isian.fileSertifikat, dok.fileSertifikat, konteks)
  return check.findings
}

/** With a PKP number the SK PKP, without one the statement; stored documents count only on their own side. */
function periksaPkp(
  check: Checker,
  isian: IsianPerusahaan,
  konteks: KonteksDokumen<DokumenPerusahaan>
): void {
  const ada = (field: DokumenPerusahaan) => !!isian[field] || konteks.tersimpan?.[field] === true
  if (terisi(isian.noPengukuhan)) {
    check.ensure(ada('skPkp'), 'skPkp', 'fileRequired', teks.aturan.skPkp)
    return
  }
  check.ensure(ada('fileNonPKP'), 'fileNonPKP', 'fileRequired', teks.aturan.nonPkp)
  check.ensure(
    ada('fileNonPKP') || ada('fileSertifikat'),
    'noPengukuhan',
    'requiredWithout',
    teks.aturan.pkpAtauSurat
  )
}
