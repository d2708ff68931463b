/** Rules of the three sections of an individual (S2 §5 'Individual …'). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import {
  bacaAngka,
  Pemeriksa,
  terisi,
  type Angka,
  type Galat,
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
): Galat[] {
  const p = new Pemeriksa()
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
    p.wajib(field, isian[field])
  }
  p.kodepos('kodepos', isian.kodepos)
  p.nik('noKtp', isian.noKtp)
  p.npwp('npwp', isian.npwp)
  p.email('email', isian.email)
  p.panjang({ ...isian }, MAKS_DATA_PRIBADI)
  const dok = DOKUMEN.dataPribadi
  p.dokumen('fileKtp', isian.fileKtp, dok.fileKtp, konteks, pesan.dokumenKtp)
  p.dokumen('fileNpwp', isian.fileNpwp, dok.fileNpwp, konteks, pesan.dokumenNpwp)
  p.dokumen('fileFormulir', isian.fileFormulir, dok.fileFormulir, konteks, pesan.dokumenFormulir)
  return p.galat
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
): Galat[] {
  const p = new Pemeriksa()
  const pesan = teks.aturan
  for (const field of ['nama', 'instansi', 'jabatan', 'tahun', 'keterangan'] as const) {
    p.wajib(field, isian[field])
  }
  if (terisi(isian.tahun)) {
    const tahun = String(isian.tahun).trim()
    p.pastikan(/^\d{4}$/.test(tahun), 'tahun', 'digits', pesan.tahun)
    p.pastikan(tahun <= konteks.hariIni.slice(0, 4), 'tahun', 'notFuture', pesan.tahunDepan)
  }
  for (const field of ['durasiTahun', 'durasiBulan', 'durasiHari'] as const) {
    const nilai = bacaAngka(isian[field])
    const sah = nilai !== null && Number.isInteger(nilai) && nilai >= 0 && nilai <= 9999
    p.pastikan(sah, field, 'min', pesan.durasi)
  }
  p.panjang({ ...isian }, MAKS_PENGALAMAN_PERSON)
  return p.galat
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
): Galat[] {
  const p = new Pemeriksa()
  p.wajib('keahlian', isian.keahlian)
  p.wajib('noSertifikat', isian.noSertifikat)
  p.panjang({ ...isian }, MAKS_SERTIFIKAT)
  p.dokumen(
    'fileSertifikat',
    isian.fileSertifikat,
    DOKUMEN.sertifikat.fileSertifikat,
    konteks,
    teks.aturan.dokumenSertifikat
  )
  return p.galat
}
