/** Words of users, news, the vendor policy and notices in the back office, by react-admin's keys. */
import { akses } from '../akses.ts'
import { berita } from '../berita.ts'
import { kodeMasukAdmin } from '../kode_masuk_admin.ts'
import { master } from '../master.ts'

const user = master.pengguna
/** Words of the list of one's own notices. */
export const notice = {
  title: 'Semua Notifikasi',
  description: 'Semua kabar untuk Anda, yang terbaru dahulu.',
  read: 'Sudah dibaca',
  unread: 'Belum dibaca',
  markRead: 'Tandai sudah dibaca',
  markAllRead: 'Tandai semua sudah dibaca',
} as const
const policy = berita.kebijakan

const USER_FIELDS = {
  login: user.login,
  email: user.email,
  nama: user.nama,
  nip: user.nip,
  jabatan: user.jabatan,
  telepon: user.telepon,
  divisi: user.divisi,
  roles: user.peran,
  status: user.status,
} as const
const USER_ACTIONS = {
  show: 'Lihat: %{recordRepresentation}',
  send_password_link: user.kirimSandi,
  remove_second_step: kodeMasukAdmin.hapus,
  change_status: user.ubahStatus,
} as const

export const administration = {
  'admin/user': {
    name: user.judul,
    title: user.judul,
    description: user.keterangan,
    search: user.cari,
    fields: { ...USER_FIELDS, sandi: user.sandi, alasan: user.alasan },
    action: { ...USER_ACTIONS, create: user.tambah, edit: 'Ubah: %{recordRepresentation}' },
    page: {
      create: user.judulTambah,
      edit: user.judulUbah('%{recordRepresentation}'),
      show: '%{recordRepresentation}',
    },
    notifications: {
      created: master.pesan.penggunaBaru,
      updated: master.pesan.penggunaUbah,
      create_failed: '%{message}',
      update_failed: '%{message}',
    },
  },
  'admin/perubahan-akses': {
    name: akses.layar.judul,
    title: akses.layar.judul,
    description: akses.layar.keterangan,
    empty: akses.layar.kosong,
    action: { show: 'Lihat: %{recordRepresentation}' },
    page: { show: '%{recordRepresentation}' },
    fields: {
      nama: akses.layar.nama,
      beda: akses.layar.perubahan,
      peminta: akses.layar.peminta,
      dimintaPada: akses.layar.diminta,
      kedaluwarsaPada: akses.layar.sampai,
      status: akses.layar.statusKolom,
      pemutus: akses.layar.pemutus,
      alasan: akses.layar.alasan,
      sebab: akses.layar.sebab,
    },
  },
  'admin/user-vendor': {
    name: user.judulRekanan,
    title: user.judulRekanan,
    description: user.keteranganRekanan,
    search: user.cariRekanan,
    fields: {
      ...USER_FIELDS,
      rekanan: user.rekanan,
      statusRekanan: user.statusRekanan,
      alasan: user.alasan,
    },
    action: { ...USER_ACTIONS, change_email: user.ubahEmail },
    page: { show: '%{recordRepresentation}' },
  },
  'admin/berita-informasi': {
    name: berita.judul,
    title: berita.judul,
    search: berita.cari,
    empty: berita.kosongIsi,
    fields: berita.kolom,
    action: {
      create: 'Tambah',
      edit: 'Ubah: %{recordRepresentation}',
      delete: 'Hapus: %{recordRepresentation}',
    },
    page: { create: berita.tambah, edit: berita.ubah },
    message: { delete_content: berita.hapusIsi, load_failed: berita.gagalAmbil('%{message}') },
    notifications: {
      created: berita.tersimpan,
      updated: berita.tersimpan,
      deleted: berita.dihapus,
      create_failed: berita.gagalSimpan('%{message}'),
      update_failed: berita.gagalSimpan('%{message}'),
      delete_failed: berita.gagalHapus('%{message}'),
    },
  },
  'admin/notifikasi': {
    name: notice.title,
    title: notice.title,
    description: notice.description,
    search: 'Cari isi atau pengirim',
    fields: {
      tglTampil: 'Waktu',
      pesan: 'Notifikasi',
      namaPengirim: 'Pengirim',
      isRead: 'Status',
    },
    action: { mark_read: notice.markRead },
  },
  'admin/kebijakan-vendor': {
    name: policy.judul,
    title: policy.judul,
    fields: {
      content: policy.isi,
      file1: policy.lampiran(1),
      file2: policy.lampiran(2),
      file3: policy.lampiran(3),
    },
    action: { edit: 'Ubah' },
    page: { edit: policy.ubah },
    notifications: {
      updated: policy.tersimpan,
      update_failed: policy.gagalSimpan('%{message}'),
    },
  },
} as const
