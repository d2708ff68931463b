import {
  aturanDataPribadi,
  aturanPengalamanPerson,
  aturanSertifikat,
  type DataPribadiInput,
  type PengalamanPersonInput,
  type SertifikatInput,
} from '@eproc/domain/dosir/aturan'
import { HARI_INI, kasusWajib, PDF, ujiAturan } from './perkakas.ts'

const context = { hariIni: HARI_INI }

const pribadi: DataPribadiInput = {
  nama: 'Citra',
  alamat: 'Jl. D',
  provinsi: '32',
  kabkod: '3273',
  kodepos: '40111',
  telepon: '0812',
  email: '',
  noKtp: '3273012345670003',
  npwp: '01.234.567.8-901.000',
  fileKtp: PDF,
  fileNpwp: PDF,
  fileFormulir: { name: 'formulir.doc' },
}
ujiAturan('Rules of Data Pribadi', aturanDataPribadi, pribadi, context, [
  ...kasusWajib<DataPribadiInput, typeof context>([
    'nama',
    'alamat',
    'provinsi',
    'kabkod',
    'kodepos',
    'telepon',
    'noKtp',
    'npwp',
  ]),
  {
    nama: 'refuses an address of 201 characters',
    buruk: { alamat: 'z'.repeat(201) },
    field: 'alamat',
    pesan: 'Max 200 characters',
  },
  {
    nama: 'refuses a postal code of six digits',
    buruk: { kodepos: '401111' },
    field: 'kodepos',
    pesan: 'Kodepos harus 5 digit',
  },
  {
    nama: 'refuses an e-mail with a space',
    buruk: { email: 'a b@c.id' },
    field: 'email',
    pesan: 'Pastikan alamat email Anda benar!',
    baik: { email: 'ab@c.id' },
  },
  {
    nama: 'refuses a tax number with letters',
    buruk: { npwp: '01.234.567.8-901.00A' },
    field: 'npwp',
    pesan: 'NPWP harus 15 digit (##.###.###.#-###.###) atau 16 digit',
  },
  {
    nama: 'asks for the ID scan',
    buruk: { fileKtp: null },
    field: 'fileKtp',
    pesan: 'Harap melampirkan scan KTP',
  },
  {
    nama: 'asks for the tax card scan',
    buruk: { fileNpwp: null },
    field: 'fileNpwp',
    pesan: 'Harap melampirkan scan NPWP',
  },
  {
    nama: 'asks for the form',
    buruk: { fileFormulir: null },
    field: 'fileFormulir',
    pesan: 'Harap melampirkan formulir',
  },
  {
    nama: 'takes the form as picture, PDF or Word, not as a sheet',
    buruk: { fileFormulir: { name: 'f.xls' } },
    field: 'fileFormulir',
    pesan: 'Jenis file harus jpg, png, pdf, doc, docx',
    baik: { fileFormulir: { name: 'f.docx' } },
  },
])

const kerja: PengalamanPersonInput = {
  nama: 'Ahli struktur',
  instansi: 'PT X',
  jabatan: 'Ahli',
  tahun: '2024',
  durasiTahun: 0,
  durasiBulan: 6,
  durasiHari: '0',
  keterangan: '-',
}
ujiAturan('Rules of an individual’s experience', aturanPengalamanPerson, kerja, context, [
  ...kasusWajib<PengalamanPersonInput, typeof context>([
    'nama',
    'instansi',
    'jabatan',
    'tahun',
    'keterangan',
  ]),
  {
    nama: 'refuses a year of two digits',
    buruk: { tahun: '24' },
    field: 'tahun',
    pesan: 'Tahun harus 4 digit',
  },
  {
    nama: 'refuses next year',
    buruk: { tahun: 2027 },
    field: 'tahun',
    pesan: 'Tahun tidak boleh melebihi tahun ini',
    baik: { tahun: 2026 },
  },
  {
    nama: 'refuses the year 0',
    buruk: { tahun: '0000' },
    field: 'tahun',
    pesan: 'Tahun tidak sah',
    baik: { tahun: '1999' },
  },
  ...(['durasiTahun', 'durasiBulan', 'durasiHari'] as const).flatMap((field) =>
    [-1, '', null].map((nilai) => ({
      nama: `refuses ${JSON.stringify(nilai)} as ${field}`,
      buruk: { [field]: nilai },
      field,
      pesan: 'Harus diisi atau masukkan 0',
      baik: { durasiTahun: 0, durasiBulan: '0', durasiHari: 0 },
    }))
  ),
])

const sertifikat: SertifikatInput = {
  keahlian: 'Arsitek',
  noSertifikat: 'S-1',
  fileSertifikat: PDF,
}
ujiAturan('Rules of an individual’s certificate', aturanSertifikat, sertifikat, context, [
  ...kasusWajib<SertifikatInput, typeof context>(['keahlian', 'noSertifikat']),
  {
    nama: 'asks for the certificate',
    buruk: { fileSertifikat: null },
    field: 'fileSertifikat',
    pesan: 'Harap melampirkan file sertifikat',
  },
])
