/** Rules of the three sections of an individual (S2 §5 'Individual …'). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import {
  bacaAngka,
  Checker,
  terisi,
  type Angka,
  type Finding,
  type DasarContext,
  type FileContext,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export interface DataPribadiInput {
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
  input: DataPribadiInput,
  context: FileContext<keyof typeof DOKUMEN.dataPribadi>
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
    check.require(field, input[field])
  }
  check.phone('telepon', input.telepon)
  check.postcode('kodepos', input.kodepos)
  check.nik('noKtp', input.noKtp)
  check.npwp('npwp', input.npwp)
  check.email('email', input.email)
  check.maxLength(input, MAKS_DATA_PRIBADI)
  const dok = DOKUMEN.dataPribadi
  check.document('fileKtp', input.fileKtp, dok.fileKtp, context, pesan.dokumenKtp)
  check.document('fileNpwp', input.fileNpwp, dok.fileNpwp, context, pesan.dokumenNpwp)
  check.document(
    'fileFormulir',
    input.fileFormulir,
    dok.fileFormulir,
    context,
    pesan.dokumenFormulir
  )
  return check.findings
}

export interface PengalamanPersonInput {
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
  input: PengalamanPersonInput,
  context: DasarContext
): Finding[] {
  const check = new Checker()
  const pesan = teks.aturan
  for (const field of ['nama', 'instansi', 'jabatan', 'tahun', 'keterangan'] as const) {
    check.require(field, input[field])
  }
  if (terisi(input.tahun)) {
    const tahun = String(input.tahun).trim()
    check.ensure(/^\d{4}$/.test(tahun), 'tahun', 'digits', pesan.tahun)
    check.ensure(tahun >= '1900', 'tahun', 'min', pesan.tahunAwal)
    check.ensure(tahun <= context.hariIni.slice(0, 4), 'tahun', 'notFuture', pesan.tahunDepan)
  }
  for (const field of ['durasiTahun', 'durasiBulan', 'durasiHari'] as const) {
    const nilai = bacaAngka(input[field])
    const sah = nilai !== null && Number.isInteger(nilai) && nilai >= 0 && nilai <= 9999
    check.ensure(sah, field, 'min', pesan.durasi)
  }
  check.maxLength(input, MAKS_PENGALAMAN_PERSON)
  return check.findings
}

export interface SertifikatInput {
  keahlian?: Teks
  noSertifikat?: Teks
  fileSertifikat?: Lampiran
}
export const MAKS_SERTIFIKAT = { keahlian: 150, noSertifikat: 100 } as const

export function aturanSertifikat(
  input: SertifikatInput,
  context: FileContext<'fileSertifikat'>
): Finding[] {
  const check = new Checker()
  check.require('keahlian', input.keahlian)
  check.require('noSertifikat', input.noSertifikat)
  check.maxLength(input, MAKS_SERTIFIKAT)
  check.document(
    'fileSertifikat',
    input.fileSertifikat,
    DOKUMEN.sertifikat.fileSertifikat,
    context,
    teks.aturan.dokumenSertifikat
  )
  return check.findings
}
