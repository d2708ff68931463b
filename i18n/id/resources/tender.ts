/** Columns and fields of the tender's panels, by react-admin's keys; what the panels say is in tender_office.ts. */
const nama = 'Nama'
export const PART_NAMES = { K: 'Kualifikasi', A: 'Administrasi', T: 'Teknis', H: 'Harga' } as const
const kiriman = {
  pilih: 'Pilih',
  nama,
  status: 'Status',
  tglKirim: 'Tgl Kirim',
  namaPengirim: 'Pengirim',
}
const alasanBagian = (kode: keyof typeof PART_NAMES) => `Alasan ${PART_NAMES[kode].toLowerCase()}`

export const tenderResources = {
  'tender/jadwal': {
    fields: {
      tahap: 'Tahap',
      noArsip: 'Arsip',
      mulai: 'Tgl Mulai',
      selesai: 'Tgl Selesai',
      file: 'File',
      dokumen: 'Dokumen',
      remark: 'Remark',
    },
  },
  'tender/undangan': {
    search: 'Cari nama rekanan',
    fields: { ...kiriman, berkas: 'File undangan' },
  },
  'tender/ba-negosiasi': { fields: { ...kiriman, berkas: 'File BA klarifikasi dan negosiasi' } },
  'tender/sppbj': { fields: { ...kiriman, berkas: 'File SPPBJ' } },
  'tender/sanggah': {
    fields: {
      ...kiriman,
      tglKirimVendor: 'Tgl Kirim Rekanan',
      fileSanggahVendor: 'File Rekanan',
      namaPengirim: 'Penjawab',
      tglKirimAdmin: 'Tgl Jawaban',
      hasil: 'Hasil',
      berkas: 'File Jawaban',
    },
  },
  'tender/peserta': {
    fields: {
      nomor: 'No.',
      nama,
      noRegistrasi: 'No. registrasi',
      status: 'Status',
      terdaftarPada: 'Terdaftar',
      masuk: 'Dokumen',
    },
  },
  'tender/penawaran': { fields: { nama, masuk: 'Dokumen', hargaPenawaran: 'Harga penawaran' } },
  'tender/dokumen': {
    fields: {
      fileSDP: 'Dokumen pengadaan (SDP)',
      fileTambahan: 'Dokumen tambahan',
      keterangan: 'Yang berubah',
    },
  },
  'tender/penjelasan': { fields: { message: 'Jawaban' } },
  'tender/ringkasan': {
    fields: {
      nama: 'Rekanan',
      ...PART_NAMES,
      skorTeknis: 'Skor teknis',
      skorHarga: 'Skor harga',
      totalNilai: 'Total nilai',
      usulUrutan: 'Usulan urutan',
    },
  },
  'tender/nilai-anggota': {
    fields: {
      daftar: {
        nilai: 'Nilai Anda (0–100)',
        catatan: 'Catatan (tidak wajib)',
      },
    },
  },
  'tender/evaluasi': {
    fields: {
      listEvaluasi: {
        hasilKualifikasi: 'Dokumen kualifikasi',
        lulusKualifikasi: 'Hasil kualifikasi',
        hasilAdministrasi: 'Dokumen administrasi',
        hasilTeknis: 'Nilai teknis (0–100)',
        lulusTeknis: 'Hasil teknis',
        nilaiPenawaran: 'Nilai penawaran terkoreksi',
        catatanKoreksi: 'Catatan koreksi',
        hasilHarga: 'Nilai harga (0–100)',
        biayaEvaluasi: 'Biaya evaluasi (umur ekonomis)',
        lulusHarga: 'Hasil harga',
        alasan: {
          kualifikasi: alasanBagian('K'),
          administrasi: alasanBagian('A'),
          teknis: alasanBagian('T'),
          harga: alasanBagian('H'),
        },
      },
    },
  },
  'tender/penetapan': {
    fields: {
      urutan: 'Urutan',
      nama: 'Rekanan',
      lulus: 'Hasil',
      totalNilai: 'Total nilai',
      nilai: 'Harga akhir',
      alasan: 'Alasan',
      sebab: 'Sebab',
    },
  },
  'tender/hasil': {
    fields: {
      urutan: 'Urutan',
      nama: 'Rekanan',
      kualifikasi: PART_NAMES.K,
      hasilAdministrasi: PART_NAMES.A,
      lulusTeknis: PART_NAMES.T,
      lulusHarga: PART_NAMES.H,
      totalNilai: 'Total nilai',
      nilaiPenawaran: 'Nilai penawaran',
    },
  },
  'tender/negosiasi': {
    fields: {
      listEvaluasi: {
        negosiasiTeknis: 'Negosiasi teknis',
        negosiasiHarga: 'Negosiasi harga',
      },
    },
  },
  'tender/kontrak': {
    fields: {
      noSpk: 'Nomor SPK',
      tglKontrak: 'Tanggal kontrak',
      lamaPekerjaan: 'Lama pekerjaan',
      jenisHari: 'Jenis hari',
      mulaiKontrak: 'Tanggal mulai',
      selesaiKontrak: 'Tanggal selesai',
      nilaiKontrak: 'Nilai kontrak',
    },
  },
  'tender/ba-pl': {
    fields: {
      fileEvaluasiKualifikasi: 'Evaluasi kualifikasi',
      fileEvaluasiAdministrasiTeknis: 'Evaluasi administrasi dan teknis',
      fileEvaluasiHarga: 'Evaluasi harga',
      fileHasilNegosiasi: 'Hasil negosiasi',
      fileSPPBJ: 'SPPBJ',
      fileSPK: 'SPK',
      fileSPMK: 'SPMK',
    },
  },
} as const
