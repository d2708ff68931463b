/** Words of the back office's resources by react-admin's own keys (`resources.<name>.fields.<source>` …). */
import { master } from './master.ts'
import { administration } from './resources/administration.ts'
import { rupResources } from './resources/rup.ts'
import { verifikasiResources } from './resources/verifikasi.ts'
import { paketResources } from './resources/paket.ts'
import { pantauanResources } from './resources/pantauan.ts'
import { laporanResources } from './resources/laporan.ts'
import { panitiaResources } from './resources/panitia.ts'
import { pemegangResources } from './resources/pemegang.ts'

interface Words {
  /** as the success messages of S2 §8 name one: 'Data CoA berhasil ditambahkan' */
  noun: string
  title: string
  description: string
  /** hint of the search box */
  search: string
  fields: Readonly<Record<string, string>>
}

/** Every sentence of a master table, from its noun and its title; `%{…}` is filled in by react-admin. */
const masterTable = ({ noun, title, ...words }: Words) => ({
  ...words,
  name: title,
  title,
  action: {
    create: `Tambah ${noun}`,
    edit: 'Ubah: %{recordRepresentation}',
    delete: 'Hapus: %{recordRepresentation}',
  },
  page: { create: `Tambah ${title}`, edit: `Ubah ${title}: %{recordRepresentation}` },
  notifications: {
    created: master.pesan.tambah(noun),
    updated: master.pesan.perbarui(noun),
    deleted: master.pesan.hapus(noun),
    create_failed: master.pesan.gagalTambah('%{message}', noun),
    update_failed: master.pesan.gagalPerbarui('%{message}', noun),
    delete_failed: master.pesan.gagalHapus('%{message}', noun),
  },
})

export const resources = {
  'admin/lokasi-proyek': masterTable({
    noun: master.objek.lokasiProyek,
    title: 'Lokasi Proyek',
    description: 'Lokasi pekerjaan yang dapat dipilih pada paket.',
    search: 'Cari kode, nama, atau lokasi',
    fields: { kode: 'Kode', nama: 'Nama', lokasi: 'Lokasi' },
  }),
  'admin/coa': {
    ...masterTable({
      noun: master.objek.coa,
      title: 'Chart of Account',
      description: 'Mata anggaran yang dapat dipilih pada kegiatan.',
      search: 'Cari kode atau nama',
      fields: { kode: 'Kode', nama: 'Nama' },
    }),
    page: { create: 'Tambah CoA', edit: 'Ubah CoA: %{recordRepresentation}' },
  },
  'admin/divisi': masterTable({
    noun: master.objek.divisi,
    title: 'Divisi',
    description: 'Direktorat dan divisi. Divisi menentukan data yang terlihat oleh penggunanya.',
    search: 'Cari kode, nama, atau nick',
    fields: {
      kode: 'Kode',
      nama: 'Nama',
      parent: 'Direktorat',
      nick: 'Nick',
      unitPengadaan: 'Unit layanan pengadaan',
      jumlahPengguna: 'Pengguna',
    },
  }),
  'admin/libur': masterTable({
    noun: master.objek.libur,
    title: 'Hari Libur',
    description: 'Libur nasional dan cuti bersama. Jadwal paket hanya menghitung hari kerja.',
    search: 'Cari nama atau dasar',
    fields: {
      tanggal: 'Tanggal',
      nama: 'Nama',
      jenis: 'Jenis',
      dasar: 'Dasar',
      status: 'Status',
    },
  }),
  'admin/kbli': masterTable({
    noun: master.objek.kbli,
    title: 'KBLI',
    description:
      'Klasifikasi Baku Lapangan Usaha Indonesia, menurut edisinya. Formulir menawarkan edisi terbaru yang tahunnya sudah tiba.',
    search: 'Cari kode atau nama',
    fields: { edisi: 'Edisi', kode: 'Kode', kategori: 'Kategori', nama: 'Nama' },
  }),
  'admin/sbu': masterTable({
    noun: master.objek.sbu,
    title: 'SBU',
    description:
      'Subklasifikasi Sertifikat Badan Usaha jasa konstruksi, menurut edisinya. Formulir menawarkan edisi terbaru yang tahunnya sudah tiba.',
    search: 'Cari kode atau subklasifikasi',
    fields: {
      edisi: 'Edisi',
      kode: 'Kode',
      subklasifikasi: 'Subklasifikasi',
      klasifikasi: 'Klasifikasi',
      kodeKlasifikasi: 'Kode klasifikasi',
      jenis: 'Jenis',
      sifat: 'Sifat',
      kodeKbli: 'KBLI',
    },
  }),
  'admin/parameter': {
    ...masterTable({
      noun: 'parameter',
      title: 'Parameter Aplikasi',
      description: 'Nilai yang dipakai seluruh aplikasi. Perubahan berlaku seketika.',
      search: 'Cari nama atau keterangan',
      fields: {
        key: 'Nama',
        keterangan: 'Keterangan',
        value: 'Value',
        publik: 'Tampil untuk umum',
      },
    }),
    page: { edit: 'Ubah %{recordRepresentation}' },
    notifications: { updated: master.pesan.parameterUbah, update_failed: '%{message}' },
  },
  'admin/audit': {
    name: 'Jejak Audit',
    title: 'Jejak Audit',
    description:
      'Siapa mengubah apa dan kapan. Catatan hanya dapat ditambah dan dikunci berantai setiap detik.',
    search: 'Cari kode atau nama objek',
    action: { show: 'Lihat: %{recordRepresentation}' },
    page: { show: 'Catatan %{id}' },
    fields: {
      waktu: master.audit.waktu,
      pelakuNama: master.audit.pelaku,
      peran: 'Peran',
      aksi: master.audit.aksi,
      objek: master.audit.objek,
      rincian: master.audit.perubahan,
      alasan: master.audit.alasan,
      alamatIp: master.audit.alamatIp,
      segel: master.audit.segel,
    },
  },
  ...administration,
  ...pemegangResources,
  ...rupResources,
  ...verifikasiResources,
  ...paketResources,
  ...pantauanResources,
  ...laporanResources,
  ...panitiaResources,
} as const

/** What the back office's lists and dialogs say, beside react-admin's own words. */
export const office = {
  actions: 'Aksi',
  from: 'Dari tanggal',
  until: 'Sampai tanggal',
  allDone: (n: number) => `${n} data selesai diproses`,
  someRefused: (done: number, refused: string) =>
    `${done} data selesai diproses. Yang tidak dapat diproses: ${refused}`,
  previousRecord: 'Data sebelumnya',
  nextRecord: 'Data berikutnya',
  budgetYear: 'Tahun Anggaran',
  everyYear: 'Semua tahun',
  /** of a filter by its label: 'Semua status'; what is short for something stays as it is */
  every: (label: string) => `Semua ${label.replace(/\b[A-Z](?=[a-z])/g, (c) => c.toLowerCase())}`,
} as const
