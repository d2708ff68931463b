/** Words of the monitors by react-admin's own keys. */
import { halaman } from '../halaman.ts'

const paket = {
  kode: 'Kode',
  divisi: 'Divisi',
  nama: 'Nama Paket',
} as const
const cariPaket = 'Cari kode atau nama paket'
const hari = 'Sisa Waktu'

const kontrak = {
  search: 'Cari kode, nama, atau nomor SPK',
  empty: 'Kontrak tampil di sini sesudah formulir kontrak paketnya disimpan.',
  fields: {
    ...paket,
    noSpk: 'No. SPK',
    tglKontrak: 'Tgl. Kontrak',
    mulaiKontrak: 'Mulai Kontrak',
    selesaiKontrak: 'Selesai Kontrak',
    hari,
    tenggat: 'Keadaan Waktu',
    userId: 'Dibuat Oleh',
  },
} as const

export const pantauanResources = {
  'monitor': {
    name: halaman.monitor,
    title: halaman.monitor,
    description: 'Tahap semua paket yang sedang diproses, dengan batas waktunya.',
    search: 'Cari kode, nama, atau tahap',
    empty: 'Jadwal tampil di sini selama paketnya diproses.',
    fields: {
      ...paket,
      tahap: 'Tahap',
      mulai: 'Mulai',
      selesai: 'Selesai',
      letak: 'Keadaan',
      hari,
    },
  },
  'monitor/bagan': {
    name: halaman.monitorBagan,
    title: halaman.monitorBagan,
    description: 'Tahap semua paket yang sedang diproses pada garis waktu.',
    search: cariPaket,
    empty: 'Jadwal tampil di sini selama paketnya diproses.',
    fields: { ...paket, selesai: 'Akhir jadwal' },
  },
  'monitor-ijin-usaha': {
    name: halaman.monitorIjin,
    title: halaman.monitorIjin,
    description: 'Ijin usaha semua rekanan dan sisa masa berlakunya.',
    search: 'Cari nama atau nomor ijin',
    empty: 'Ijin usaha tampil di sini sesudah rekanan mengisinya.',
    fields: {
      nama: 'Nama',
      bentuk: 'Bentuk',
      jenis: 'Jenis',
      nomor: 'Nomor',
      berlaku: 'Berlaku Sampai',
      hari,
      masa: 'Masa Berlaku',
      tenggat: 'Keadaan Waktu',
      statusIjin: 'Verifikasi',
      statusVendor: 'Status Rekanan',
    },
  },
  'monitor-kontrak': {
    name: halaman.monitorKontrak,
    title: halaman.monitorKontrak,
    description: 'Kontrak semua divisi dan sisa waktunya.',
    ...kontrak,
  },
  'monitor-kontrak-divisi': {
    name: halaman.monitorKontrakDivisi,
    title: halaman.monitorKontrakDivisi,
    description: 'Kontrak divisi Anda sendiri dan sisa waktunya.',
    ...kontrak,
  },
} as const
