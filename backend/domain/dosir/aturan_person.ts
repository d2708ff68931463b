/** Rules of the three sections of an individual (S2 §5 'Individual …'). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import {
  bacaAngka,
  Checker,
  terisi,
  type Angka,
  type Finding,
  type KonteksDasar,
  type KonteksDokumen,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export interface IsianDataPribadi {
  nama?: Teks
  alamat?: Teks
  provinsi?: Teks
  kabkod?: Teks
  kodepos?: Teks
  telepon?: Teks
  email?: Teks
  noKtp?: Teks
  npwp?: Teks
  fileKtp?: Lampiran
  fileNpwp?: Lampiran
  fileFormulir?: Lampiran
}
export const MAKS_DATA_PRIBADI = {
  nama: 150,
  alamat: 200,
  provinsi: 10,
  kabkod: 10,
  telepon: 30,
  email: 254,
} as const

export function aturanDataPribadi(
  isian: IsianDataPribadi,
  konteks: KonteksDokumen<keyof typeof DOKUMEN.dataPribadi>
): Finding[] {
  const check = new Checker()
  const pesan = teks.aturan
  for (const field of [
    'nama',
    'alamat',
    'provinsi',
    'kabkod',
    'kodepos',
    'telepon',
    'noKtp',
    'npwp',
  ] as const) {
    check.require(field, isian[field])
  }
  check.postcode('kodepos', isian.kodepos)
  check.nik('noKtp', isian.noKtp)
  check.npwp('npwp', isian.npwp)
  check.email('email', isian.email)
  check.maxLength(isian, MAKS_DATA_PRIBADI)
  const dok = DOKUMEN.dataPribadi
  check.document('fileKtp', isian.fileKtp, dok.fileKtp, konteks, pesan.dokumenKtp)
  check.document('fileNpwp', isian.fileNpwp, dok.fileNpwp, konteks, pesan.dokumenNpwp)
  check.document(
    'fileFormulir',
    isian.fileFormulir,
    dok.fileFormulir,
    konteks,
    pesan.dokumenFormulir
  )
  return check.findings
}

export interface IsianPengalamanPerson {
  nama?: Teks
  instansi?: Teks
  jabatan?: Teks
  tahun?: Angka
  durasiTahun?: Angka
  durasiBulan?: Angka
  durasiHari?: Angka
  keterangan?: Teks
}
export const MAKS_PENGALAMAN_PERSON = {
  nama: 200,
  instansi: 150,
  jabatan: 100,
  keterangan: 500,
} as const

export function aturanPengalamanPerson(
  isian: IsianPengalamanPerson,
  konteks: KonteksDasar
): Finding[] {
  const check = new Checker()
  const pesan = teks.aturan
  for (const field of ['nama', 'instansi', 'jabatan', 'tahun', 'keterangan'] as const) {
    check.require(field, isian[field])
  }
  if (terisi(isian.tahun)) {
    const tahun = String(isian.tahun).trim()
    check.ensure(/^\d{4}$/.test(tahun), 'tahun', 'digits', pesan.tahun)
    check.ensure(tahun <= konteks.hariIni.slice(0, 4), 'tahun', 'notFuture', pesan.tahunDepan)
  }
  for (const field of ['durasiTahun', 'durasiBulan', 'durasiHari'] as const) {
    const nilai = bacaAngka(isian[field])
    const sah = nilai !== null && Number.isInteger(nilai) && nilai >= 0 && nilai <= 9999
    check.ensure(sah, field, 'min', pesan.durasi)
  }
  check.maxLength(isian, MAKS_PENGALAMAN_PERSON)
  return check.findings
}

export interface IsianSertifikat {
  keahlian?: Teks
  noSertifikat?: Teks
  fileSertifikat?: Lampiran
}
export const MAKS_SERTIFIKAT = { keahlian: 150, noSertifikat: 100 } as const

export function aturanSertifikat(
  isian: IsianSertifikat,
  konteks: KonteksDokumen<'fileSertifikat'>
): Finding[] {
  const check = new Checker()
  check.require('keahlian', isian.keahlian)
  check.require('noSertifikat', isian.noSertifikat)
  check.maxLength(isian, MAKS_SERTIFIKAT)
  check.document(
    'fileSertifikat',
    isian.fileSertifikat,
    DOKUMEN.sertifikat.fileSertifikat,
    konteks,
    teks.aturan.dokumenSertifikat
  )
  return check.findings
}
