/** Rules of Data Perusahaan (S2 §5 'Company'), for the server and the form alike. */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import { BENTUK_USAHA, UKURAN_USAHA } from '../common/choices.ts'
import {
  Pemeriksa,
  terisi,
  type Galat,
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
): Galat[] {
  const p = new Pemeriksa()
  const { isian } = rapikanPkp(mentah)
  const pesan = teks.aturan

  for (const field of ['nama', 'npwp', 'bentuk', 'alamat', 'provinsi', 'kabkod'] as const) {
    p.wajib(field, isian[field])
  }
  p.wajib('kodepos', isian.kodepos)
  p.wajib('telepon', isian.telepon)
  p.kodepos('kodepos', isian.kodepos)
  p.npwp('npwp', isian.npwp)
  p.pilihan('bentuk', isian.bentuk, BENTUK_USAHA)
  p.pilihan('ukuran', isian.ukuran, UKURAN_USAHA)
  p.email('email', isian.email)
  if (terisi(isian.website)) {
    p.pastikan(
      /^(?:https?:\/\/)?[^\s/:@]+\.[^\s/:@]+(?:[/:]\S*)?$/i.test(isian.website!.trim()),
      'website',
      'url',
      pesan.website
    )
  }
  p.panjang({ ...isian }, MAKS_PERUSAHAAN)

  if (isian.cabang) {
    const pusat = isian.pusat ?? {}
    p.wajib('alamatPusat', pusat.alamatPusat)
    p.wajib('teleponPusat', pusat.teleponPusat)
    p.email('emailPusat', pusat.emailPusat)
    p.panjang({ ...pusat }, MAKS_PUSAT)
  }

  periksaPkp(p, isian, konteks)
  const dok = DOKUMEN.perusahaan
  p.dokumen(
    'fileFormulir',
    isian.fileFormulir,
    dok.fileFormulir,
    konteks,
    pesan.formulirKeikutsertaan
  )
  p.dokumen('skPkp', isian.skPkp, dok.skPkp, konteks)
  p.dokumen('fileNonPKP', isian.fileNonPKP, dok.fileNonPKP, konteks)
  p.dokumen('fileSertifikat', isian.fileSertifikat, dok.fileSertifikat, konteks)
  return p.galat
}

/** With a PKP number the SK PKP, without one the statement; stored documents count only on their own side. */
function periksaPkp(
  p: Pemeriksa,
  isian: IsianPerusahaan,
  konteks: KonteksDokumen<DokumenPerusahaan>
): void {
  const ada = (field: DokumenPerusahaan) => !!isian[field] || konteks.tersimpan?.[field] === true
  if (terisi(isian.noPengukuhan)) {
    p.pastikan(ada('skPkp'), 'skPkp', 'fileRequired', teks.aturan.skPkp)
    return
  }
  p.pastikan(ada('fileNonPKP'), 'fileNonPKP', 'fileRequired', teks.aturan.nonPkp)
  p.pastikan(
    ada('fileNonPKP') || ada('fileSertifikat'),
    'noPengukuhan',
    'requiredWithout',
    teks.aturan.pkpAtauSurat
  )
}
