/** Words of packages and schedule revisions as react-admin asks for them. */
import { paket } from '../paket.ts'
import { paketLayar as text } from '../paket_office.ts'

const { kolom } = text
const saved = paket.sukses.simpan

export const paketResources = {
  'rup/paket': {
    name: 'Paket',
    title: text.judul.penyedia,
    search: text.cari,
    empty: text.kosong,
    action: { create: text.aksi.buat },
    page: { create: text.aksi.buat, edit: 'Ubah paket %{recordRepresentation}' },
    notifications: { created: saved, updated: saved },
    fields: {
      kode: kolom.kode,
      nama: kolom.nama,
      tahunAnggaran: text.tahun,
      volumePekerjaan: kolom.volume,
      jenisPengadaan: kolom.pengadaan,
      metodePemilihan: kolom.pemilihan,
      totalPagu: kolom.hps,
      namaSatuanKerja: kolom.pengguna,
      ppk: kolom.ppk,
      status: kolom.persetujuan,
      statusPelaksanaan: kolom.status,
      pengaju: kolom.diajukan,
      jumlahPokja: kolom.pokja,
    },
  },
  'ppk/approve-jadwal': {
    name: 'Revisi jadwal',
    title: text.judul.jadwal,
    search: text.cari,
    fields: {
      kode: kolom.kode,
      nama: kolom.nama,
      ppk: kolom.ppk,
      statusPelaksanaan: kolom.status,
    },
  },
} as const
