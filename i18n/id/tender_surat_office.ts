/** Words of the panels from the objection to the contract (S3 §2.3). */
import { tenderResources } from './resources/tender.ts'

export const suratStaf = {
  sanggah: {
    tipe: { P: 'Sanggah kualifikasi', B: 'Sanggah hasil', BD: 'Sanggah banding' },
    fileVendor: tenderResources['tender/sanggah'].fields.fileSanggahVendor,
    fileAdmin: tenderResources['tender/sanggah'].fields.berkas,
    hasil: tenderResources['tender/sanggah'].fields.hasil,
    hasilNama: (nama: string) => `Hasil sanggahan ${nama}`,
    catatan: 'Catatan',
    catatanNama: (nama: string) => `Catatan untuk ${nama}`,
    tombol: 'Kirim jawaban',
    tanya: (n: number) => `Kirim jawaban atas ${n} sanggahan?`,
    kosong: 'Tidak ada sanggahan',
    tertutup:
      'Tidak ada sanggahan, atau isinya hanya untuk pokja dan PPK sampai pemenang diumumkan',
    riwayat: 'atas hasil sebelumnya',
    belum: 'Belum menyanggah',
    catat: 'Catat sanggah banding',
    catatKet: 'Sanggah banding yang diterima di luar aplikasi dicatat dengan filenya.',
    catatTanya: (nama: string) => `Catat sanggah banding ${nama}?`,
    pilihHasil: 'Pilih hasil',
  },
  negosiasi: {
    teknis: tenderResources['tender/negosiasi'].fields.listEvaluasi.negosiasiTeknis,
    penawaran: 'Nilai penawaran',
    harga: tenderResources['tender/negosiasi'].fields.listEvaluasi.negosiasiHarga,
    urutan: (n: number) => `Urutan ${n}`,
    simpan: 'Simpan',
    kosong: 'Belum ada rekanan yang dinegosiasi',
    kosongIsi: 'Rekanan yang lulus evaluasi tampil di sini.',
  },
  beritaAcara: {
    tombol: 'Kirim berita acara',
    tanya: (n: number) => `Kirim berita acara kepada ${n} rekanan?`,
    kosong: 'Belum ada rekanan yang diundang klarifikasi dan negosiasi',
  },
  baPl: {
    nama: tenderResources['tender/ba-pl'].fields,
    tombol: 'Upload',
  },
  sppbj: {
    tombol: 'Kirim SPPBJ',
    tanya: (n: number) => `Kirim SPPBJ kepada ${n} rekanan?`,
    kosong: 'Pemenang belum ditetapkan atau belum diumumkan',
  },
  selesai: {
    tombol: 'Tender Selesai',
    tanya: (nama: string) => `Selesaikan proses tender ${nama}?`,
    isi: 'Sesudah selesai, informasi paket dan jadwalnya terkunci. Formulir kontrak dan SPMK tetap terbuka sampai SPMK diselesaikan.',
  },
  kontrak: {
    ...tenderResources['tender/kontrak'].fields,
    hari: 'hari',
    pagu: (hps: string) => `Paling tinggi HPS ${hps}`,
    nilaiLain: (harga: string) => `Menurut penetapan atau negosiasi, harga penyedia ini ${harga}.`,
    selesaiLain: (hari: string) => `Menurut mulai dan lama pekerjaan, kontrak selesai ${hari}.`,
    pemenang: 'Penyedia',
    belumPemenang: 'Pemenang belum ditetapkan',
    simpan: 'Simpan',
    spmk: 'Selesaikan SPMK',
    tanyaSpmk: (nama: string) => `Selesaikan SPMK ${nama}?`,
    tanyaSpmkIsi: 'Formulir kontrak terkunci sesudah SPMK diselesaikan.',
    terkunci: 'SPMK sudah diselesaikan. Formulir kontrak terkunci.',
    belumSelesai: 'Tender belum dinyatakan selesai.',
    selesaiPada: (tahap: string) =>
      `Tender belum dinyatakan selesai. Tombol Tender Selesai ada pada tahap ${tahap}.`,
    belumDisimpan: 'Formulir kontrak belum disimpan. Isi dan simpan pada tahap SPK.',
  },
} as const
