/** Rules of the sections of an individual. */
import { formDataPribadi, formSertifikat, pengalamanPersonInput } from '../bantu.ts'
import { checkRules, empty, NIK, NPWP, PANJANG } from './check_rules.ts'

checkRules({
  'Data pribadi': {
    url: '/vendor/person/data-pribadi',
    table: 'data_pribadi',
    form: (ganti) => formDataPribadi({ vendorId: null, ...ganti }),
    jenis: 'O',
    isi: [],
    refused: [
      ...empty('nama', 'alamat', 'provinsi', 'kabkod', 'kodepos', 'telepon', 'noKtp', 'npwp'),
      ['alamat longer than 200', { alamat: PANJANG }, 'alamat', 'Max 200 characters'],
      ['kodepos of 4 digits', { kodepos: '1219' }, 'kodepos', 'Kodepos harus 5 digit'],
      ['NIK of 17 digits', { noKtp: '31710123456789012' }, 'noKtp', NIK],
      ['malformed NPWP', { npwp: '99' }, 'npwp', NPWP],
      ['malformed email', { email: 'a@b' }, 'email', 'Pastikan alamat email Anda benar!'],
      [
        'kota of another provinsi',
        { kabkod: '3275' },
        'kabkod',
        'Kabupaten/kota tidak berada di provinsi yang dipilih',
      ],
    ],
    accepted: [['without email', { email: null }]],
  },
  'Sertifikat': {
    url: '/vendor/person/sertifikat',
    table: 'sertifikat_person',
    form: formSertifikat,
    jenis: 'O',
    isi: [],
    refused: [
      ...empty('keahlian', 'noSertifikat'),
      ['without file', {}, 'fileSertifikat', 'Harap melampirkan file sertifikat', 'fileSertifikat'],
    ],
    accepted: [['complete', {}]],
  },
  'Pengalaman perorangan': {
    url: '/vendor/person/pengalaman',
    table: 'pengalaman_person',
    form: (ganti) => ({ isian: pengalamanPersonInput(ganti), berkas: {} }),
    jenis: 'O',
    isi: [],
    refused: [
      ...empty('nama', 'instansi', 'jabatan', 'tahun', 'keterangan'),
      ['tahun of 3 digits', { tahun: '999' }, 'tahun', 'Tahun harus 4 digit'],
      ['a year to come', { tahun: '2999' }, 'tahun', 'Tahun tidak boleh melebihi tahun ini'],
      ['negative durasi', { durasiBulan: -1 }, 'durasiBulan', 'Harus diisi atau masukkan 0'],
      ['durasi with letters', { durasiHari: 'x' }, 'durasiHari', 'Harus diisi atau masukkan 0'],
    ],
    accepted: [['without part of durasi', { durasiTahun: null, durasiHari: null }]],
  },
})
