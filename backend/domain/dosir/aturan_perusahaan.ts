/** Rules of Data Perusahaan (S2 §5 'Company'), for the server and the form alike. */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import { BENTUK_USAHA, UKURAN_USAHA } from '../common/choices.ts'
import {
  Checker,
  terisi,
  type Finding,
  type FileContext,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

/** Head office, sent as JSON; asked for when this is a branch. */
export interface PusatInput {
  alamatPusat?: Teks
  teleponPusat?: Teks
  faxPusat?: Teks
  emailPusat?: Teks
}

export interface PerusahaanInput {
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
  pusat?: PusatInput | null
  skPkp?: Lampiran
  fileFormulir?: Lampiran
  fileNonPKP?: Lampiran
  fileSertifikat?: Lampiran
  /** the stored certificate is taken away; one that comes along stays */
  hapusFileSertifikat?: boolean | null
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
export function rapikanPkp<I extends PerusahaanInput>(
  input: I
): { isian: I; hapus: DokumenPerusahaan[] } {
  return terisi(input.noPengukuhan)
    ? { isian: { ...input, fileNonPKP: null }, hapus: ['fileNonPKP'] }
    : { isian: { ...input, noPengukuhan: null, skPkp: null }, hapus: ['skPkp'] }
}

/** Stored documents that a save drops. */
export const berkasDilepas = (input: PerusahaanInput): DokumenPerusahaan[] =>
  input.hapusFileSertifikat && !input.fileSertifikat
    ? [...rapikanPkp(input).hapus, 'fileSertifikat']
    : rapikanPkp(input).hapus

/** Errors of Data Perusahaan; head-office fields carry their own names. */
export function aturanPerusahaan(
  raw: PerusahaanInput,
  context: FileContext<DokumenPerusahaan>
): Finding[] {
  const check = new Checker()
  const { isian: input } = rapikanPkp(raw)
  const pesan = teks.aturan

  for (const field of ['nama', 'npwp', 'bentuk', 'alamat', 'provinsi', 'kabkod'] as const) {
    check.require(field, input[field])
  }
  check.require('kodepos', input.kodepos)
  check.require('telepon', input.telepon)
  check.phone('telepon', input.telepon)
  check.phone('fax', input.fax)
  check.postcode('kodepos', input.kodepos)
  check.npwp('npwp', input.npwp)
  check.oneOf('bentuk', input.bentuk, BENTUK_USAHA)
  check.oneOf('ukuran', input.ukuran, UKURAN_USAHA)
  check.email('email', input.email)
  if (terisi(input.website)) {
    check.ensure(
      /^(?:https?:\/\/)?[^\s/:@]+\.[^\s/:@]+(?:[/:]\S*)?$/i.test(input.website!.trim()),
      'website',
      'url',
      pesan.website
    )
  }
  check.maxLength(input, MAKS_PERUSAHAAN)

  if (input.cabang) {
    const pusat = input.pusat ?? {}
    check.require('alamatPusat', pusat.alamatPusat)
    check.require('teleponPusat', pusat.teleponPusat)
    check.phone('teleponPusat', pusat.teleponPusat)
    check.phone('faxPusat', pusat.faxPusat)
    check.email('emailPusat', pusat.emailPusat)
    check.maxLength(pusat, MAKS_PUSAT)
  }

  periksaPkp(check, input, context)
  const dok = DOKUMEN.perusahaan
  check.document(
    'fileFormulir',
    input.fileFormulir,
    dok.fileFormulir,
    context,
    pesan.formulirKeikutsertaan
  )
  check.document('skPkp', input.skPkp, dok.skPkp, context)
  check.document('fileNonPKP', input.fileNonPKP, dok.fileNonPKP, context)
  check.document('fileSertifikat', input.fileSertifikat, dok.fileSertifikat, context)
  return check.findings
}

/** With a PKP number the SK PKP, without one the statement; stored documents count only on their own side. */
function periksaPkp(
  check: Checker,
  input: PerusahaanInput,
  context: FileContext<DokumenPerusahaan>
): void {
  const ada = (field: DokumenPerusahaan) => !!input[field] || context.tersimpan?.[field] === true
  if (terisi(input.noPengukuhan)) {
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
