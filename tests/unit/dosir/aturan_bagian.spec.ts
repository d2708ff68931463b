import { test } from '@japa/runner'
import {
  aturanAkta,
  aturanIjinUsaha,
  aturanJumlahSaham,
  aturanPajak,
  aturanPemilik,
  aturanPengalaman,
  aturanPengurus,
  type AktaInput,
  type IjinUsahaInput,
  type PajakInput,
  type PemilikInput,
  type PengalamanInput,
  type PengurusInput,
  type IjinUsahaContext,
} from '@eproc/domain/dosir/aturan'
import { HARI_INI, kasusWajib, PDF, ujiAturan } from './perkakas.ts'

const context = { hariIni: HARI_INI }
const tersimpan = (field: string) => ({ tersimpan: { [field]: true } })

const nib: IjinUsahaInput = {
  jenis: 'NIB',
  nomor: '1234567890123',
  instansi: 'OSS',
  kualifikasi: 'kecil',
  kbli: [1],
  dokumen: PDF,
}
const sbu: IjinUsahaInput = {
  ...nib,
  jenis: 'SBU',
  nomor: 'SBU-1',
  sbu: [2],
  berlaku: '2028-01-01',
}
const konteksIjin: IjinUsahaContext = { hariIni: HARI_INI, masaBerlakuMinimal: 60 }
const QUAL = 'Field harus diisi!.'

ujiAturan('Rules of Ijin Usaha', aturanIjinUsaha, nib, konteksIjin, [
  ...kasusWajib<IjinUsahaInput, IjinUsahaContext>(['jenis', 'nomor', 'instansi']),
  {
    nama: 'refuses an unknown licence type',
    buruk: { jenis: 'TDP' },
    field: 'jenis',
    pesan: 'Pilihan tidak dikenal',
    baik: { jenis: 'LAINNYA' },
  },
  {
    nama: 'asks for the scan',
    buruk: { dokumen: null },
    field: 'dokumen',
    pesan: 'Hasil scan dokumen Ijin Usaha harus dilampirkan',
  },
  {
    nama: 'refuses an NIB of 12 digits',
    buruk: { nomor: '123456789012' },
    field: 'nomor',
    pesan: 'NIB harus 13 digit',
  },
  ...(['SIUP', 'NIB', 'SBU'] as const).map((jenis) => ({
    nama: `asks ${jenis} for its qualification`,
    buruk: { ...(jenis === 'SBU' ? sbu : nib), jenis, kualifikasi: '' },
    field: 'kualifikasi',
    pesan: QUAL,
  })),
  ...(['SIUP', 'SIUJK', 'NIB'] as const).map((jenis) => ({
    nama: `asks ${jenis} for KBLI`,
    buruk: { jenis, kbli: [] },
    field: 'kbli',
    pesan: 'Field harus diisi',
  })),
  {
    nama: 'asks SBU for its sub-classifications',
    buruk: { ...sbu, sbu: [] },
    field: 'sbu',
    pesan: 'Field harus diisi',
    baik: sbu,
  },
  {
    nama: 'asks SBU, valid three years, for its expiry',
    buruk: { ...sbu, berlaku: '' },
    field: 'berlaku',
    pesan: QUAL,
    baik: sbu,
  },
  {
    nama: 'refuses an expiry of 59 days from now',
    buruk: { berlaku: '2026-07-10' },
    field: 'berlaku',
    pesan: 'Masa berlaku Ijin Usaha minimal 60 hari',
    baik: { berlaku: '2026-07-11' },
  },
  {
    nama: 'takes the minimum from the parameter',
    buruk: { berlaku: '2026-07-11' },
    field: 'berlaku',
    pesan: 'Masa berlaku Ijin Usaha minimal 90 hari',
    baik: { berlaku: '2026-08-10' },
    konteks: { masaBerlakuMinimal: 90 },
  },
  {
    nama: 'keeps the stored day of a licence that still runs, however short',
    buruk: { berlaku: '2026-05-13' },
    field: 'berlaku',
    pesan: 'Masa berlaku Ijin Usaha minimal 60 hari',
    baik: { berlaku: '2026-05-12' },
    konteks: { berlakuTersimpan: '2026-05-12' },
  },
  {
    nama: 'refuses the stored day once it is over',
    buruk: { berlaku: '2026-05-11' },
    field: 'berlaku',
    pesan: 'Masa berlaku Ijin Usaha minimal 60 hari',
    baik: { berlaku: '' },
    konteks: { berlakuTersimpan: '2026-05-11' },
  },
  {
    nama: 'refuses a day that does not exist',
    buruk: { berlaku: '2027-02-31' },
    field: 'berlaku',
    pesan: 'Tanggal tidak sah',
    baik: { berlaku: '' },
  },
])

test.group('Licences that ask for less', () => {
  test('SIUJK needs no qualification, LAINNYA neither KBLI nor SBU', ({ assert }) => {
    assert.isEmpty(
      aturanIjinUsaha({ ...nib, jenis: 'SIUJK', nomor: 'X', kualifikasi: '' }, konteksIjin)
    )
    const lain = { jenis: 'LAINNYA', nomor: 'X', instansi: 'Y', dokumen: PDF }
    assert.isEmpty(aturanIjinUsaha(lain, konteksIjin))
  })
  test('a stored scan need not come again', ({ assert }) => {
    assert.isEmpty(
      aturanIjinUsaha({ ...nib, dokumen: null }, { ...konteksIjin, tersimpan: { dokumen: true } })
    )
  })
})

const akta: AktaInput = {
  aktaANo: '12',
  aktaATgl: '2015-01-02',
  aktaANotaris: 'Budi SH',
  aktaADoc: PDF,
}
ujiAturan('Rules of Akta', aturanAkta, akta, context, [
  ...kasusWajib<AktaInput, typeof context>(['aktaANo', 'aktaATgl', 'aktaANotaris']),
  {
    nama: 'asks for the deed itself',
    buruk: { aktaADoc: null },
    field: 'aktaADoc',
    pesan: 'Dokumen akta harus dilampirkan',
  },
  {
    nama: 'refuses a founding day in the future',
    buruk: { aktaATgl: '2026-05-13' },
    field: 'aktaATgl',
    pesan: 'Tanggal tidak boleh di masa depan',
  },
  {
    nama: 'asks for the whole of an amendment that is begun',
    buruk: { aktaUNo: '3', aktaUTgl: '2020-02-02', aktaUNotaris: 'Siti SH' },
    field: 'aktaUDoc',
    pesan: 'Dokumen akta harus dilampirkan',
    baik: { aktaUNo: '3', aktaUTgl: '2020-02-02', aktaUNotaris: 'Siti SH', aktaUDoc: PDF },
  },
])
test('A stored deed need not come again', ({ assert }) => {
  assert.isEmpty(aturanAkta({ ...akta, aktaADoc: null }, { ...context, ...tersimpan('aktaADoc') }))
})

const pemilik: PemilikInput = {
  nama: 'Ani',
  noKtp: '3171012345670001',
  alamat: 'Jl. A',
  saham: '60',
  satuan: 'P',
  fileKTP: PDF,
}
ujiAturan('Rules of Pemilik', aturanPemilik, pemilik, context, [
  ...kasusWajib<PemilikInput, typeof context>(['nama', 'noKtp', 'alamat', 'saham', 'satuan']),
  {
    nama: 'refuses a share that is no number',
    buruk: { saham: 'enam puluh' },
    field: 'saham',
    pesan: 'Saham harus diisi dengan angka !',
    baik: { saham: '12,5' },
  },
  {
    nama: 'refuses half a share',
    buruk: { satuan: 'L', saham: '1.5' },
    field: 'saham',
    pesan: 'Saham harus diisi dengan angka !',
    baik: { satuan: 'L', saham: 1000 },
  },
  {
    nama: 'refuses more than 100 percent',
    buruk: { saham: 101 },
    field: 'saham',
    pesan: 'Saham dalam persen tidak boleh lebih dari 100',
    baik: { saham: 100 },
  },
  {
    nama: 'refuses a share of nothing',
    buruk: { saham: 0 },
    field: 'saham',
    pesan: 'Saham harus lebih besar dari 0',
  },
  {
    nama: 'refuses an unknown share unit',
    buruk: { satuan: 'X' },
    field: 'satuan',
    pesan: 'Pilihan tidak dikenal',
  },
  {
    nama: 'refuses an ID number of 15 digits',
    buruk: { noKtp: '317101234567000' },
    field: 'noKtp',
    pesan: 'No. KTP harus 16 digit',
  },
  {
    nama: 'asks for the ID scan',
    buruk: { fileKTP: undefined },
    field: 'fileKTP',
    pesan: 'Hasil scan KTP harus dilampirkan',
  },
])
test('Owners together hold at most 100 percent', ({ assert }) => {
  const lain = [
    { saham: 33.3333, satuan: 'P' },
    { saham: '33,3333', satuan: 'P' },
    { saham: 5000, satuan: 'L' },
  ]
  assert.isEmpty(aturanJumlahSaham({ saham: 33.3334, satuan: 'P' }, lain))
  assert.lengthOf(aturanJumlahSaham({ saham: 33.34, satuan: 'P' }, lain), 1)
  assert.isEmpty(aturanJumlahSaham({ saham: 9000, satuan: 'L' }, lain))
})

const pengurus: PengurusInput = {
  nama: 'Budi',
  noKtp: '3171012345670002',
  npwp: '01.234.567.8-901.000',
  alamat: 'Jl. B',
  jabatan: 'Direktur',
  dokKtp: PDF,
}
ujiAturan('Rules of Pengurus', aturanPengurus, pengurus, context, [
  ...kasusWajib<PengurusInput, typeof context>(['nama', 'noKtp', 'npwp', 'alamat', 'jabatan']),
  {
    nama: 'asks for the ID scan',
    buruk: { dokKtp: null },
    field: 'dokKtp',
    pesan: 'Hasil scan KTP harus dilampirkan',
  },
  {
    nama: 'refuses a tax number of 14 digits',
    buruk: { npwp: '01234567890100' },
    field: 'npwp',
    pesan: 'NPWP harus 15 digit (##.###.###.#-###.###) atau 16 digit',
    baik: { npwp: '012345678901000' },
  },
])

const pengalaman: PengalamanInput = {
  namaKontrak: 'Gedung A',
  lokasi: 'Bandung',
  instansi: 'Dinas X',
  alamat: 'Jl. C',
  telepon: '022',
  noKontrak: 'K-1',
  nilaiKontrak: 1_000_000_000,
  persentase: 100,
  tglPelaksanaan: '2024-01-01',
  tglSelesaiKontrak: '2024-06-01',
  tglSerahTerima: '2024-06-10',
  keterangan: 'selesai',
  dokumen: PDF,
}
ujiAturan('Rules of Pengalaman', aturanPengalaman, pengalaman, context, [
  ...kasusWajib<PengalamanInput, typeof context>([
    'namaKontrak',
    'lokasi',
    'instansi',
    'alamat',
    'telepon',
    'noKontrak',
    'nilaiKontrak',
    'persentase',
    'tglPelaksanaan',
    'tglSelesaiKontrak',
    'keterangan',
  ]),
  {
    nama: 'refuses a start on the day of the end',
    buruk: { tglPelaksanaan: '2024-06-01' },
    field: 'tglPelaksanaan',
    pesan: 'Tanggal pelaksanaan harus mendahului tanggal selesai',
    baik: { tglPelaksanaan: '2024-05-31' },
  },
  {
    nama: 'refuses an end on the day of the handover',
    buruk: { tglSerahTerima: '2024-06-01' },
    field: 'tglSelesaiKontrak',
    pesan: 'Tanggal selesai kontrak harus mendahului tanggal serah terima',
    baik: { tglSerahTerima: '' },
  },
  {
    nama: 'asks for the letter of the client',
    buruk: { dokumen: null },
    field: 'dokumen',
    pesan: 'Hasil melampirkan surat keterangan dari instansi pemberi kerja',
  },
  {
    nama: 'refuses a contract value with letters',
    buruk: { nilaiKontrak: 'banyak' },
    field: 'nilaiKontrak',
    pesan: 'Harus diisi dengan angka',
    baik: { nilaiKontrak: '1500000' },
  },
  {
    nama: 'refuses 101 percent',
    buruk: { persentase: 101 },
    field: 'persentase',
    pesan: 'Persentase harus antara 0 dan 100',
    baik: { persentase: 0 },
  },
])

const pajak: PajakInput = {
  jenis: 'SPT',
  masa: '2025',
  nomorTerima: 'B-1',
  tanggalTerima: '2026-03-31',
  dokumen: PDF,
}
ujiAturan('Rules of Pajak', aturanPajak, pajak, context, [
  ...kasusWajib<PajakInput, typeof context>(['jenis', 'masa', 'nomorTerima', 'tanggalTerima']),
  {
    nama: 'asks for the tax document',
    buruk: { dokumen: null },
    field: 'dokumen',
    pesan: 'Harap melampirkan scan dokumen pajak',
  },
  {
    nama: 'takes only pictures and PDF',
    buruk: { dokumen: { name: 'a.xlsx' } },
    field: 'dokumen',
    pesan: 'Jenis file harus jpg, png, pdf',
    baik: { dokumen: { name: 'a.png' } },
  },
])
test('Editing a tax record that has its document needs no new one', ({ assert }) => {
  const error = aturanPajak({ ...pajak, dokumen: null }, { ...context, ...tersimpan('dokumen') })
  assert.isEmpty(error)
})
