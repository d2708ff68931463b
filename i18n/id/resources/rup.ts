/** Words of the annual plan's resources: programs, activities, and what waits in the inbox. */
import { rup } from '../rup.ts'

const { program, kegiatan } = rup.objek
const deeds = (noun: string) => ({
  created: rup.sukses.tambah(noun),
  updated: rup.sukses.ubah(noun),
  deleted: rup.sukses.hapus(noun),
  create_failed: rup.gagal.tambah('%{message}', noun),
  update_failed: rup.gagal.ubah('%{message}', noun),
  delete_failed: rup.gagal.hapus('%{message}', noun),
})

export const rupResources = {
  'rup/home': {
    name: 'Program',
    title: 'Program',
    description: 'Program tahun anggaran dengan pagu dari kegiatannya.',
    search: 'Cari kode atau nama program',
    action: {
      create: 'Tambah program',
      edit: 'Ubah: %{recordRepresentation}',
      delete: 'Hapus: %{recordRepresentation}',
      show: 'Lihat: %{recordRepresentation}',
    },
    page: {
      create: 'Tambah Program',
      edit: 'Ubah Program: %{recordRepresentation}',
      show: 'Program %{recordRepresentation}',
    },
    message: { delete_content: 'Program yang dihapus tidak dapat dikembalikan.' },
    notifications: deeds(program),
    fields: {
      kode: 'Kode',
      nama: 'Program',
      divisi: 'Divisi',
      tahunAnggaran: 'Tahun Anggaran',
      jumlahKegiatan: 'Kegiatan',
      pagu: 'Pagu',
      paguTerpakai: 'Terpakai',
      sisaPagu: 'Sisa',
    },
  },
  'rup/kegiatan': {
    name: 'Kegiatan',
    title: 'Kegiatan',
    description: 'Susun kegiatan, lalu ajukan untuk disetujui.',
    search: 'Cari kegiatan atau program',
    action: {
      create: 'Tambah kegiatan',
      edit: 'Ubah: %{recordRepresentation}',
      delete: 'Hapus: %{recordRepresentation}',
      show: 'Lihat: %{recordRepresentation}',
      ajukan: 'Ajukan',
    },
    page: {
      create: 'Tambah Kegiatan',
      edit: 'Ubah Kegiatan: %{recordRepresentation}',
      show: '%{recordRepresentation}',
    },
    message: { delete_content: 'Draf yang dihapus tidak dapat dikembalikan.' },
    notifications: deeds(kegiatan),
    fields: {
      kode: 'Kode',
      nama: 'Kegiatan',
      programId: 'Program',
      jenisPengadaan: 'Jenis Pengadaan',
      coaId: 'CoA',
      divisi: 'Divisi',
      ppkId: 'PPK',
      pagu: 'Pagu',
      paguTerpakai: 'Terpakai',
      sisaPagu: 'Sisa',
      tahunAnggaran: 'Tahun Anggaran',
      persetujuan: 'Persetujuan',
      keterangan: 'Keterangan',
      catatan: 'Catatan penolakan',
    },
  },
  'rup/kotak-masuk': {
    name: 'Kotak masuk',
    title: 'Menunggu Anda',
    fields: {
      nama: 'Objek',
      jenis: 'Pekerjaan',
      nilai: 'Nilai',
      sejak: 'Menunggu',
      batas: 'Paling lambat',
    },
  },
} as const
