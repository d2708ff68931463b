/** Words of the resources of vendor verification by react-admin's own keys. */
import { verifikasiOffice } from '../verifikasi_office.ts'

const { daftar, daftarBlacklist, daftarSertifikat, blacklist, sertifikat } = verifikasiOffice
const show = 'Lihat: %{recordRepresentation}'

export const verifikasiResources = {
  'admin/vendor': {
    name: daftar.judul,
    title: daftar.judul,
    description: daftar.keterangan,
    search: daftar.cari,
    action: { show },
    page: { show: 'Verifikasi Rekanan: %{recordRepresentation}' },
    fields: {
      nama: daftar.nama,
      noRegistrasi: daftar.noRegistrasi,
      jenis: daftar.jenisFilter,
      bentuk: daftar.bentuk,
      alamat: daftar.alamat,
      kodeKbli: daftar.kbli,
      status: daftar.status,
      menunggu: daftar.menungguFilter,
      sertifikat: daftar.sertifikatFilter,
      menungguSejak: daftar.menungguSejak,
      pemeriksa: daftar.pemeriksa,
      blacklist: daftar.blacklist,
      diubahPada: daftar.diubah,
    },
  },
  'admin/vendor/blacklist': {
    name: daftarBlacklist.judul,
    title: daftarBlacklist.judul,
    description: daftarBlacklist.keterangan,
    search: daftar.cari,
    action: { show },
    page: { show: '%{recordRepresentation}' },
    fields: {
      nama: daftar.nama,
      noRegistrasi: daftar.noRegistrasi,
      blacklist: daftar.blacklist,
      nomor: blacklist.nomor,
      blacklistTglMulai: blacklist.mulai,
      blacklistTglSelesai: blacklist.selesai,
      alasan: blacklist.alasan,
      fileBlacklist: blacklist.dokumen,
    },
  },
  'admin/vendor/blacklist-history': {
    name: blacklist.riwayat,
    title: blacklist.riwayat,
    fields: {
      waktu: blacklist.waktu,
      aksi: blacklist.keputusan,
      nomor: blacklist.nomor,
      mulai: blacklist.mulai,
      alasan: blacklist.alasan,
    },
  },
  'admin/sertifikat': {
    name: daftarSertifikat.judul,
    title: daftarSertifikat.judul,
    description: daftarSertifikat.keterangan,
    search: daftarSertifikat.cari,
    action: { show },
    page: { show: 'Sertifikat %{recordRepresentation}' },
    fields: {
      nomor: sertifikat.nomor,
      nama: daftarSertifikat.nama,
      noRegistrasi: daftar.noRegistrasi,
      jenis: daftar.jenisFilter,
      keadaan: daftarSertifikat.keadaan,
      dibuatPada: sertifikat.dibuat,
      dibuatOleh: daftarSertifikat.oleh,
      dikirimPada: sertifikat.dikirim,
      dikirimKe: daftarSertifikat.penerima,
      terakhir: daftarSertifikat.terakhir,
      dikirim: daftarSertifikat.sudahDikirim,
    },
  },
} as const
