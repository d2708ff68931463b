/** Public pages: home, contact, announcements and news, vendor policy (S1 §2.1). */
export const publik = {
  home: {
    judulTab: '',
    judul: 'Pengadaan yang terbuka bagi setiap rekanan',
    pengantar: (perusahaan: string) =>
      `${perusahaan} mengadakan barang, pekerjaan konstruksi, jasa konsultansi, dan jasa lainnya melalui portal ini: pendaftaran, penawaran, sanggah, sampai kontrak, semuanya tercatat dan dapat diikuti.`,
    daftar: 'Daftar sebagai rekanan',
    login: 'Login rekanan',
    langkah: {
      judul: 'Cara menjadi rekanan',
      prosedur: 'Baca prosedur lengkap',
      butir: [
        {
          judul: 'Daftarkan akun',
          isi: 'Isi formulir pendaftaran sebagai perusahaan atau perseorangan, lalu aktifkan akun lewat tautan yang dikirim ke e-mail Anda.',
        },
        {
          judul: 'Lengkapi data dan dokumen',
          isi: 'Isi data perusahaan, ijin usaha, akta, pemilik, pengurus, pengalaman, dan pajak, beserta hasil scan dokumennya.',
        },
        {
          judul: 'Tunggu verifikasi',
          isi: 'Bagian pengadaan memeriksa tiap bagian. Bila ada yang kurang, catatannya sampai lewat portal dan e-mail untuk Anda perbaiki.',
        },
        {
          judul: 'Ikuti pengadaan',
          isi: 'Setelah berstatus Aktif, Anda dapat mendaftar pada paket, mengirim penawaran, dan memantau setiap tahapnya.',
        },
      ],
    },
    pengumuman: 'Pengumuman',
    berita: 'Berita dan Pemberitahuan',
    semuaPengumuman: 'Semua pengumuman',
    semuaBerita: 'Semua berita',
    belumPengumuman: 'Belum ada pengumuman.',
    belumBerita: 'Belum ada berita.',
    adaLampiran: 'dengan lampiran',
    formulir: {
      judul: 'Formulir yang disiapkan',
      isi: 'Unduh, isi, tanda tangani, lalu unggah hasil scannya saat melengkapi data.',
    },
    bantuan: {
      judul: 'Perlu bantuan?',
      isi: 'Bagian pengadaan siap menjawab pertanyaan tentang pendaftaran dan penggunaan portal.',
      tautan: 'Alamat dan kontak lengkap',
    },
  },
  formulir: [
    {
      ke: '/daftar/Formulir_Keikutsertaan_Vendor.doc',
      nama: 'Formulir Keikutsertaan Vendor',
      jenis: 'DOC',
    },
    {
      ke: '/daftar/SURAT_PERNYATAAN_NON_PKP.docx',
      nama: 'Surat Pernyataan Non PKP',
      jenis: 'DOCX',
    },
  ],
  daftar: {
    I: { judul: 'Informasi', keterangan: 'Pengumuman dan informasi pengadaan.' },
    B: {
      judul: 'Berita dan Pemberitahuan',
      keterangan: 'Kabar seputar pengadaan dan layanan rekanan.',
    },
    attachment: 'Attachment',
    attachmentDari: (judul: string, berkas: string) => `Attachment ${judul}: ${berkas}`,
    kosong: 'Belum ada data !',
    kosongIsi: 'Yang baru akan tampil di sini.',
    halaman: (n: number, dari: number) => `Halaman ${n} dari ${dari}`,
    sebelumnya: 'Lebih baru',
    berikutnya: 'Lebih lama',
    navigasi: 'Halaman daftar',
  },
  kebijakan: {
    judul: 'Kebijakan Vendor',
    keterangan: (perusahaan: string) =>
      `Ketentuan bagi setiap rekanan yang mengikuti pengadaan di ${perusahaan}.`,
    lampiran: 'Lampiran',
    diperbarui: (tanggal: string) => `Diperbarui ${tanggal}`,
  },
  kontak: {
    judul: 'Kontak',
    keterangan:
      'Hubungi bagian pengadaan pada jam layanan. Pertanyaan tentang isi paket disampaikan lewat tahap penjelasan paket itu, agar semua peserta membaca jawaban yang sama.',
    alamat: 'Alamat kantor',
    telepon: 'Telepon',
    email: 'E-mail',
    jam: 'Jam layanan',
    lain: {
      judul: 'Mungkin jawabannya sudah ada',
      butir: [
        { ke: '/prosedur', teks: 'Cara mendaftar dan mengisi data perusahaan' },
        { ke: '/kebijakan-vendor', teks: 'Kebijakan bagi rekanan' },
        { ke: '/forget', teks: 'Lupa password' },
      ],
    },
  },
  gagalMuat: 'Data tidak dapat dimuat',
} as const
