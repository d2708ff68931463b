import { test } from '@japa/runner'
import {
  aturanPerusahaan,
  rapikanPkp,
  type DokumenPerusahaan,
  type PerusahaanInput,
  type FileContext,
} from '@eproc/domain/dosir/aturan'
import { HARI_INI, kasusWajib, PDF, ujiAturan } from './perkakas.ts'

const contoh: PerusahaanInput = {
  nama: 'PT Maju Bersama',
  npwp: '01.234.567.8-901.000',
  email: 'kantor@maju.co.id',
  website: 'www.maju.co.id',
  alamat: 'Jl. Merdeka 1',
  kodepos: '10110',
  telepon: '021-555123',
  provinsi: '31',
  kabkod: '3171',
  bentuk: 'pt',
  ukuran: 'kecil',
  cabang: false,
  fileFormulir: PDF,
  fileNonPKP: PDF,
}
const context: FileContext<DokumenPerusahaan> = { hariIni: HARI_INI }
const pusat = { alamatPusat: 'Jl. Pusat 2', teleponPusat: '021-1' }

ujiAturan('Rules of Data Perusahaan', aturanPerusahaan, contoh, context, [
  ...['abc', '12', '021-abc', '0'].map((telepon) => ({
    nama: `refuses ${telepon} as a telephone`,
    buruk: { telepon },
    field: 'telepon',
    pesan: 'Nomor telepon tidak sah',
    baik: { telepon: '+62 (21) 555-0100 ext. 12' },
  })),
  ...['000000000000000', '00.000.000.0-000.000', '0000000000000000'].map((npwp) => ({
    nama: `refuses an NPWP of zeros, ${npwp}`,
    buruk: { npwp },
    field: 'npwp',
    pesan: 'NPWP harus 15 digit (##.###.###.#-###.###) atau 16 digit',
  })),
  ...kasusWajib<PerusahaanInput, typeof context>([
    'nama',
    'alamat',
    'kodepos',
    'provinsi',
    'kabkod',
    'telepon',
    'bentuk',
    'npwp',
  ]),
  {
    nama: 'refuses an address of 201 characters',
    buruk: { alamat: 'x'.repeat(201) },
    field: 'alamat',
    pesan: 'Max 200 characters',
    baik: { alamat: 'x'.repeat(200) },
  },
  {
    nama: 'refuses a postal code of four digits',
    buruk: { kodepos: '1011' },
    field: 'kodepos',
    pesan: 'Kodepos harus 5 digit',
  },
  {
    nama: 'refuses a postal code with letters',
    buruk: { kodepos: '1011A' },
    field: 'kodepos',
    pesan: 'Kodepos harus 5 digit',
  },
  {
    nama: 'refuses a tax number that is neither the 15-digit mask nor 16 digits',
    buruk: { npwp: '01.234.567.8-901' },
    field: 'npwp',
    pesan: 'NPWP harus 15 digit (##.###.###.#-###.###) atau 16 digit',
    baik: { npwp: '3171012345678901' },
  },
  {
    nama: 'refuses an unknown business form',
    buruk: { bentuk: 'gmbh' },
    field: 'bentuk',
    pesan: 'Pilihan tidak dikenal',
    baik: { bentuk: 'koperasi' },
  },
  {
    nama: 'refuses an unknown size',
    buruk: { ukuran: 'raksasa' },
    field: 'ukuran',
    pesan: 'Pilihan tidak dikenal',
    baik: { ukuran: '' },
  },
  {
    nama: 'refuses an e-mail without a host',
    buruk: { email: 'kantor@' },
    field: 'email',
    pesan: 'Pastikan alamat email Anda benar!',
    baik: { email: '' },
  },
  {
    nama: 'refuses a website that is no address',
    buruk: { website: 'bukan situs' },
    field: 'website',
    pesan: 'Alamat website tidak sah',
    baik: { website: 'https://maju.co.id/profil' },
  },
  {
    nama: 'asks a branch for the address of its head office',
    buruk: { cabang: true, pusat: { teleponPusat: '021' } },
    field: 'alamatPusat',
    pesan: 'Field harus diisi!.',
    baik: { cabang: true, pusat },
  },
  {
    nama: 'asks a branch for the phone of its head office',
    buruk: { cabang: true, pusat: { alamatPusat: 'Jl. Pusat' } },
    field: 'teleponPusat',
    pesan: 'Field harus diisi!.',
    baik: { cabang: true, pusat },
  },
  {
    nama: 'refuses a head-office address of 201 characters',
    buruk: { cabang: true, pusat: { ...pusat, alamatPusat: 'y'.repeat(201) } },
    field: 'alamatPusat',
    pesan: 'Max 200 characters',
    baik: { cabang: true, pusat },
  },
  {
    nama: 'asks nothing of a head office when it is no branch',
    buruk: { cabang: true, pusat: null },
    field: 'alamatPusat',
    pesan: 'Field harus diisi!.',
    baik: { cabang: false, pusat: null },
  },
  {
    nama: 'asks for the SK PKP when the PKP number is filled',
    buruk: { noPengukuhan: 'S-12PKP', skPkp: null },
    field: 'skPkp',
    pesan: 'Dokumen SK No. PKP wajib di-upload jika No. PKP diisi',
    baik: { noPengukuhan: 'S-12PKP', skPkp: PDF, fileNonPKP: null },
  },
  {
    nama: 'asks for the participation form',
    buruk: { fileFormulir: null },
    field: 'fileFormulir',
    pesan: 'Formulir keikutsertaan wajib dilampirkan',
  },
  {
    nama: 'asks for the non-PKP statement without a PKP document',
    buruk: { fileNonPKP: null },
    field: 'fileNonPKP',
    pesan: 'Surat pernyataan Non PKP wajib dilampirkan jika tidak melampirkan PKP',
  },
  {
    nama: 'asks for a PKP number or a statement',
    buruk: { fileNonPKP: null },
    field: 'noPengukuhan',
    pesan: 'No PKP atau upload Surat Keterangan harus dilampirkan',
  },
  {
    nama: 'takes SK PKP only as picture or PDF',
    buruk: { noPengukuhan: '1', skPkp: { name: 'sk.docx' } },
    field: 'skPkp',
    pesan: 'Jenis file harus jpg, png, pdf',
    baik: { noPengukuhan: '1', skPkp: { name: 'SK.JPEG' } },
  },
  {
    nama: 'takes the non-PKP statement also as docx, but not as doc',
    buruk: { fileNonPKP: { name: 'surat.doc' } },
    field: 'fileNonPKP',
    pesan: 'Jenis file harus jpg, png, pdf, docx',
    baik: { fileNonPKP: { name: 'surat.docx' } },
  },
  {
    nama: 'refuses a document above 3 MB',
    buruk: { fileFormulir: { name: 'f.pdf', size: 3 * 1024 * 1024 + 1 } },
    field: 'fileFormulir',
    pesan: 'Ukuran file maksimal 3 MB; berkas ini 3 MB + 1 byte',
    baik: { fileFormulir: { name: 'f.pdf', size: 3 * 1024 * 1024 } },
  },
  {
    nama: 'refuses an empty document',
    buruk: { fileFormulir: { name: 'f.pdf', size: 0 } },
    field: 'fileFormulir',
    pesan: 'Berkas ini kosong (0 byte), pilih berkas lain',
    baik: { fileFormulir: { name: 'f.pdf', size: 1 } },
  },
])

test.group('PKP and non-PKP', () => {
  test('a stored SK PKP is enough while the number stays filled', ({ assert }) => {
    const error = aturanPerusahaan(
      { ...contoh, noPengukuhan: '1', fileNonPKP: null },
      { ...context, tersimpan: { skPkp: true } }
    )
    assert.isEmpty(error)
  })

  test('a stored SK PKP no longer counts once the number is cleared', ({ assert }) => {
    const error = aturanPerusahaan(
      { ...contoh, noPengukuhan: '', fileNonPKP: null },
      { ...context, tersimpan: { skPkp: true } }
    )
    assert.sameMembers(
      error.map((g) => g.field),
      ['fileNonPKP', 'noPengukuhan']
    )
  })

  test('a stored statement no longer counts once the number is filled', ({ assert }) => {
    const error = aturanPerusahaan(
      { ...contoh, noPengukuhan: '1', fileNonPKP: null },
      { ...context, tersimpan: { fileNonPKP: true } }
    )
    assert.deepEqual(
      error.map((g) => g.field),
      ['skPkp']
    )
  })

  test('a certificate stands for the PKP number, the statement is still asked for', ({
    assert,
  }) => {
    const error = aturanPerusahaan({ ...contoh, fileNonPKP: null, fileSertifikat: PDF }, context)
    assert.deepEqual(
      error.map((g) => g.field),
      ['fileNonPKP']
    )
  })

  test('filling the number drops the statement, clearing it drops the SK PKP', ({ assert }) => {
    const isi = rapikanPkp({ noPengukuhan: '1', skPkp: PDF, fileNonPKP: PDF })
    assert.deepEqual(isi.hapus, ['fileNonPKP'])
    assert.isNull(isi.isian.fileNonPKP)
    const kosong = rapikanPkp({ noPengukuhan: ' ', skPkp: PDF, fileNonPKP: PDF })
    assert.deepEqual(kosong.hapus, ['skPkp'])
    assert.isNull(kosong.isian.skPkp)
  })

  test('stored participation form need not come again', ({ assert }) => {
    const error = aturanPerusahaan(
      { ...contoh, fileFormulir: null },
      { ...context, tersimpan: { fileFormulir: true } }
    )
    assert.isEmpty(error)
  })
})
