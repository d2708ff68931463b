/**
 * Words of packages and schedule revisions as react-admin asks for them. In the first download of the back office: the
 * other words of packages (paket_office.ts) take from here, not the other way round.
 */

export const paketKolom = {
  kode: 'Kode',
  nama: 'Nama Paket',
  volume: 'Volume',
  pengadaan: 'Pengadaan',
  pemilihan: 'Pemilihan',
  hps: 'HPS',
  pengguna: 'Pengguna',
  ppk: 'PPK',
  status: 'Status',
  persetujuan: 'Persetujuan',
  pokja: 'Pokja',
  diajukan: 'Diajukan oleh',
} as const
export const paketTahun = 'Tahun Anggaran'
export const kosongRevisi = 'Tidak ada revisi jadwal'

const search = 'Cari kode atau nama paket'
const saved = 'Paket berhasil disimpan'

export const paketResources = {
  'rup/paket': {
    name: 'Paket',
    title: 'Paket Pengadaan',
    search,
    page: { create: 'Buat Paket', edit: 'Ubah paket %{recordRepresentation}' },
    notifications: {
      created: saved,
      updated: saved,
      deleted: 'Draf paket telah dihapus',
      delete_failed: 'Draf paket tidak dapat dihapus: %{message}',
    },
    action: { delete: 'Hapus draf: %{recordRepresentation}' },
    message: {
      delete_content: 'Draf yang dihapus tidak dapat dikembalikan; pagu kegiatannya bebas lagi.',
    },
    fields: {
      kode: paketKolom.kode,
      nama: paketKolom.nama,
      tahunAnggaran: paketTahun,
      volumePekerjaan: paketKolom.volume,
      jenisPengadaan: paketKolom.pengadaan,
      metodePemilihan: paketKolom.pemilihan,
      totalPagu: paketKolom.hps,
      satuanKerja: paketKolom.pengguna,
      ppk: paketKolom.ppk,
      status: paketKolom.persetujuan,
      statusPelaksanaan: paketKolom.status,
      pengaju: paketKolom.diajukan,
      jumlahPokja: paketKolom.pokja,
    },
  },
  'ppk/approve-jadwal': {
    name: 'Revisi jadwal',
    title: 'Approval Jadwal Tender',
    search,
    empty: kosongRevisi,
    fields: {
      kode: paketKolom.kode,
      nama: paketKolom.nama,
      ppk: paketKolom.ppk,
      statusPelaksanaan: paketKolom.status,
    },
  },
} as const
