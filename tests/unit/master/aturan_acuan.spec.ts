import { aturanKbli, aturanLibur, aturanSbu } from '@eproc/domain/master/aturan_master'
import { HARI_INI, kasusWajib, ujiAturan } from '../dosir/perkakas.ts'

const context = { hariIni: HARI_INI }

const libur = {
  tanggal: '2031-08-18',
  nama: 'Cuti Bersama',
  jenis: 'cuti bersama',
  dasar: 'SKB',
  status: 'ditetapkan',
}
ujiAturan('Rules of a holiday', aturanLibur, libur, context, [
  ...kasusWajib<typeof libur, typeof context>(['tanggal', 'nama', 'jenis', 'dasar', 'status']),
  {
    nama: 'refuses a kind that is not known',
    buruk: { jenis: 'libur sekolah' },
    field: 'jenis',
    pesan: 'Pilihan tidak dikenal',
    baik: { jenis: 'libur nasional' },
  },
])

const kbli = { edisi: '2020', kode: '41011', kategori: 'F', nama: 'Konstruksi Gedung Hunian' }
ujiAturan('Rules of a line of business', aturanKbli, kbli, context, [
  ...kasusWajib<typeof kbli, typeof context>(['edisi', 'kode', 'kategori', 'nama']),
  {
    nama: 'refuses a code of four digits',
    buruk: { kode: '4101' },
    field: 'kode',
    pesan: 'Kode KBLI terdiri dari 5 angka',
  },
  {
    nama: 'refuses an edition that is no year',
    buruk: { edisi: '20' },
    field: 'edisi',
    pesan: 'Edisi berupa tahun empat angka',
    baik: { edisi: '2025' },
  },
])

const sbu = {
  edisi: '2020',
  kode: 'BG001',
  jenis: 'Pekerjaan Konstruksi',
  sifat: 'Umum',
  kodeKlasifikasi: 'BG',
  klasifikasi: 'Bangunan Gedung',
  subklasifikasi: 'Konstruksi Gedung Hunian',
  kodeKbli: '',
}
ujiAturan('Rules of a subclassification', aturanSbu, sbu, context, [
  ...kasusWajib<typeof sbu, typeof context>(['edisi', 'kode', 'sifat', 'klasifikasi']),
  {
    nama: 'refuses a code of other letters and digits',
    buruk: { kode: 'BG1' },
    field: 'kode',
    pesan: 'Kode SBU terdiri dari dua huruf besar dan tiga angka, misalnya BG001',
  },
  {
    nama: 'refuses a KBLI that is no code',
    buruk: { kodeKbli: '410' },
    field: 'kodeKbli',
    pesan: 'Kode KBLI terdiri dari 5 angka',
    baik: { kodeKbli: '41011' },
  },
])
