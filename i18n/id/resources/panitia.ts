/** Words of the committee's lists by react-admin's keys; its dialogs are in panitia_office.ts. */
import { panitiaAnswers } from '../panitia_answers.ts'

const fields = {
  kode: 'Kode',
  nama: 'Nama',
  status: 'Status',
  tahunAnggaran: 'Tahun Anggaran',
  namaTahap: 'Tahap',
  totalPagu: 'Total Pagu',
  jumlahPeserta: 'Peserta',
  kbli: 'KBLI',
  jenisPengadaan: 'Jenis pengadaan',
  metodePemilihan: 'Metode pemilihan',
  metodeKualifikasi: 'Metode kualifikasi',
  metodeEvaluasi: 'Metode evaluasi',
  pemenang: 'Jumlah pemenang',
  listCalon: 'Rekanan yang akan diundang',
  DokumenPemilihan: 'Dokumen Pemilihan',
  PersyaratanKualifikasi: 'Persyaratan Kualifikasi',
  PersyaratanTeknis: 'Persyaratan Teknis',
  PersyaratanKeuangan: 'Persyaratan Keuangan',
  DokumenPenawaranTeknis: 'Dokumen Penawaran Teknis',
  DokumenTender: 'Dokumen Tender',
  BeritaAcaraPenjelasan: 'Berita acara penjelasan',
  subject: 'Subjek',
  message: 'Pesan',
} as const
const search = 'Cari kode atau nama tender'
const show = 'Lihat: %{recordRepresentation}'
export const panitiaResources = {
  'panitia/paket': {
    name: 'Paket panitia',
    title: 'Paket Panitia',
    description: 'Paket yang diserahkan kepada panitia dan draft tendernya.',
    empty: 'Paket yang diserahkan PPK tampil di sini.',
    search,
    fields: { ...fields, nama: 'Nama Paket' },
    action: {
      show,
      edit: 'Ubah: %{recordRepresentation}',
      delete: 'Hapus: %{recordRepresentation}',
    },
    page: { edit: 'Tender %{recordRepresentation}', show: 'Tender %{recordRepresentation}' },
    notifications: {
      updated: panitiaAnswers.sukses.simpan('%{kode}'),
      deleted: panitiaAnswers.sukses.hapus('%{kode}'),
      update_failed: panitiaAnswers.gagal.simpan('%{message}', '%{kode}'),
      delete_failed: panitiaAnswers.gagal.hapus('%{message}', '%{kode}'),
    },
    message: {
      delete_title: 'Anda yakin ingin menghapus draft tender?',
      delete_content: 'Paketnya tetap ada dan dapat diserahkan lagi.',
      delete_yes: 'Ya',
      delete_no: 'Tidak',
    },
  },
  'panitia/tender': {
    name: 'Tender panitia',
    title: 'Tender Panitia',
    description: 'Tender dan non-tender yang berjalan, dengan tahapnya menurut jadwal.',
    empty: 'Tender yang sudah dikonfirmasi tampil di sini.',
    search,
    fields: fields,
    action: { show },
    page: { show: '%{recordRepresentation}' },
  },
} as const
