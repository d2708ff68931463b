/** Rules of what a company has done and paid. */
import { dayFromNow } from '../../../lib/dates.ts'
import { formPajak, formPengalaman } from '../bantu.ts'
import { checkRules, empty } from './check_rules.ts'

checkRules({
  Pengalaman: {
    url: '/vendor/register3/pengalaman',
    table: 'pengalaman',
    form: formPengalaman,
    isi: ['perusahaan'],
    refused: [
      ...empty(
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
        'keterangan'
      ),
      [
        'start after the end',
        { tglPelaksanaan: '2023-11-01' },
        'tglPelaksanaan',
        'Tanggal pelaksanaan harus mendahului tanggal selesai',
      ],
      [
        'end after the handover',
        { tglSerahTerima: '2023-10-01' },
        'tglSelesaiKontrak',
        'Tanggal selesai kontrak harus mendahului tanggal serah terima',
      ],
      [
        'nilai that is no number',
        { nilaiKontrak: 'satu' },
        'nilaiKontrak',
        'Harus diisi dengan angka',
      ],
      [
        'nilai of zero',
        { nilaiKontrak: 0 },
        'nilaiKontrak',
        'Nilai kontrak harus lebih besar dari 0',
      ],
      ['persentase 101', { persentase: 101 }, 'persentase', 'Persentase harus antara 0 dan 100'],
      [
        'without document',
        {},
        'dokumen',
        'Hasil melampirkan surat keterangan dari instansi pemberi kerja',
        'dokumen',
      ],
    ],
    accepted: [
      ['without a handover', { tglSerahTerima: null }],
      ['persentase 0', { persentase: 0 }],
    ],
  },
  Pajak: {
    url: '/vendor/registrasi/pajak',
    table: 'pajak',
    form: formPajak,
    isi: ['perusahaan'],
    refused: [
      ...empty('jenis', 'masa', 'nomorTerima', 'tanggalTerima'),
      [
        'a date in the future',
        () => ({ tanggalTerima: dayFromNow(1) }),
        'tanggalTerima',
        'Tanggal tidak boleh di masa depan',
      ],
      ['without document', {}, 'dokumen', 'Harap melampirkan scan dokumen pajak', 'dokumen'],
    ],
    accepted: [['dated today', {}]],
  },
})
