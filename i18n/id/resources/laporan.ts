/** Words of the reports' lists by react-admin's own keys. */
import { halaman } from '../halaman.ts'
import { laporan } from '../laporan.ts'

const k = laporan.kolom
const show = 'Lihat: %{recordRepresentation}'
const paket = {
  kode: k.kodePaket,
  nama: k.nama,
  divisi: k.divisi,
  metodePemilihan: k.metode,
  statusPelaksanaan: k.status,
  pagu: k.paguPaket,
  totalPagu: k.hps,
  nilaiKontrak: k.nilaiKontrak,
  hemat: k.hemat,
  jumlahPeserta: k.jumlahPeserta,
  jumlahPenawaran: k.jumlahPenawaran,
  dibuatPada: k.dibuat,
}

export const laporanResources = {
  'laporan-rup-dan-paket-kegiatan': {
    name: halaman.laporanRup,
    title: halaman.laporanRup,
    description:
      'Kegiatan yang sudah disetujui atau dipakai paket, dengan pagu, pemakaian, dan paketnya.',
    search: 'Cari kode atau nama kegiatan',
    empty: 'Kegiatan tampil setelah disetujui PA atau dipakai paket.',
    fields: {
      kodeRup: k.kodeRup,
      nama: k.nama,
      divisi: k.divisi,
      pagu: k.pagu,
      paguTerpakai: k.paguTerpakai,
      sisaPagu: k.sisaPagu,
      jumlahPaket: k.jumlahPaket,
      tahun: 'Tahun Anggaran',
    },
  },
  'laporan-vendor': {
    name: halaman.laporanRekanan,
    title: halaman.laporanRekanan,
    description: 'Rekanan menurut status, dan keikutsertaannya dalam tender.',
    search: 'Cari nama atau no. registrasi',
    fields: {
      nama: k.nama,
      noRegistrasi: k.noRegistrasi,
      jenis: k.jenisRekanan,
      bentuk: k.bentuk,
      alamat: k.alamat,
      status: k.status,
    },
  },
  'laporan-peserta': {
    name: laporan.lembar.tender,
    title: laporan.lembar.tender,
    search: 'Cari nama rekanan',
    empty: laporan.layar.tenderKosong,
    fields: { nama: k.nama, jumlahTender: k.jumlahTender },
  },
  'laporan-test': {
    name: halaman.laporanPaket,
    title: halaman.laporanPaket,
    description: 'Paket di balik setiap angka laporan.',
    search: 'Cari kode atau nama paket',
    action: { show },
    page: { show: '%{recordRepresentation}' },
    fields: {
      ...paket,
      tahun: 'Tahun Anggaran',
      bulan: 'Bulan dibuat',
      peserta: k.jumlahPeserta,
      terpakai: 'Memakai pagu',
      kontrak: 'Sudah berkontrak',
      kegiatanId: k.kegiatan,
    },
  },
  'laporan-test2': {
    name: halaman.laporanTahap,
    title: halaman.laporanTahap,
    description:
      'Tahap yang sudah berakhir: lama menurut jadwal saat diterbitkan dan lama sesudah revisi.',
    search: 'Cari paket atau tahap',
    empty: 'Tahap tampil setelah waktunya berakhir.',
    fields: {
      kode: k.kodePaket,
      nama: k.namaPaket,
      divisi: k.divisi,
      tahap: k.tahap,
      kunci: k.tahap,
      mulai: k.mulai,
      selesai: k.selesai,
      rencana: k.rencana,
      nyata: k.nyata,
      selisih: k.selisih,
      tahun: 'Tahun Anggaran',
    },
  },
} as const
