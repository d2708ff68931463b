/** Public pages: home, contact, announcements and news, vendor policy (S1 §2.1). */
export const publik = {
  home: {
    documentTitle: '',
    title: 'Pengadaan yang terbuka bagi setiap rekanan',
    intro: (perusahaan: string) =>
      `${perusahaan} mengadakan barang, pekerjaan konstruksi, jasa konsultansi, dan jasa lainnya melalui portal ini: pendaftaran, penawaran, sanggah, sampai kontrak, semuanya tercatat dan dapat diikuti.`,
    daftar: 'Daftar sebagai rekanan',
    login: 'Login rekanan',
    steps: {
      title: 'Cara menjadi rekanan',
      prosedur: 'Baca prosedur lengkap',
      items: [
        {
          title: 'Daftarkan akun',
          content:
            'Isi formulir pendaftaran sebagai perusahaan atau perseorangan, lalu aktifkan akun lewat tautan yang dikirim ke email Anda.',
        },
        {
          title: 'Lengkapi data dan dokumen',
          content:
            'Isi data perusahaan, ijin usaha, akta, pemilik, pengurus, pengalaman, dan pajak, beserta hasil scan dokumennya.',
        },
        {
          title: 'Tunggu verifikasi',
          content:
            'Unit pengadaan memeriksa tiap bagian. Bila ada yang kurang, catatannya sampai lewat portal dan email untuk Anda perbaiki.',
        },
        {
          title: 'Ikuti pengadaan',
          content:
            'Setelah berstatus Aktif, Anda dapat mendaftar pada paket, mengirim penawaran, dan memantau setiap tahapnya.',
        },
      ],
    },
    pengumuman: 'Pengumuman',
    berita: 'Berita dan Pemberitahuan',
    allPengumuman: 'Semua pengumuman',
    allBerita: 'Semua berita',
    noPengumuman: 'Belum ada pengumuman.',
    noBerita: 'Belum ada berita.',
    forms: {
      title: 'Formulir yang disiapkan',
      content: 'Unduh, isi, tanda tangani, lalu unggah hasil scannya saat melengkapi data.',
    },
    help: {
      title: 'Perlu bantuan?',
      content: 'Unit pengadaan siap menjawab pertanyaan tentang pendaftaran dan penggunaan portal.',
      link: 'Alamat dan kontak lengkap',
    },
  },
  forms: [
    {
      to: '/daftar/Formulir_Keikutsertaan_Vendor.doc',
      nama: 'Formulir Keikutsertaan Vendor',
      jenis: 'DOC',
    },
    {
      to: '/daftar/SURAT_PERNYATAAN_NON_PKP.docx',
      nama: 'Surat Pernyataan Non PKP',
      jenis: 'DOCX',
    },
  ],
  list: {
    I: { title: 'Informasi', description: 'Pengumuman dan informasi pengadaan.' },
    B: {
      title: 'Berita dan Pemberitahuan',
      description: 'Kabar seputar pengadaan dan layanan rekanan.',
    },
    attachment: 'Attachment',
    attachmentDari: (judul: string, berkas: string) => `Attachment ${judul}: ${berkas}`,
    empty: 'Belum ada data !',
    emptyContent: 'Yang baru akan tampil di sini.',
    page: (n: number, dari: number) => `Halaman ${n} dari ${dari}`,
    previous: 'Lebih baru',
    next: 'Lebih lama',
    navigation: 'Halaman daftar',
  },
  kebijakan: {
    title: 'Kebijakan Vendor',
    description: (perusahaan: string) =>
      `Ketentuan bagi setiap rekanan yang mengikuti pengadaan di ${perusahaan}.`,
    lampiran: 'Lampiran',
    updatedAt: (tanggal: string) => `Diperbarui ${tanggal}`,
  },
  kontak: {
    title: 'Kontak',
    description:
      'Hubungi unit pengadaan pada jam layanan. Pertanyaan tentang isi paket disampaikan lewat tahap penjelasan paket itu, agar semua peserta membaca jawaban yang sama.',
    alamat: 'Alamat kantor',
    telepon: 'Telepon',
    email: 'E-Mail',
    jam: 'Jam layanan',
    lain: {
      title: 'Mungkin jawabannya sudah ada',
      items: [
        { to: '/prosedur', text: 'Cara mendaftar dan mengisi data perusahaan' },
        { to: '/kebijakan-vendor', text: 'Kebijakan bagi rekanan' },
        { to: '/forget', text: 'Lupa password' },
      ],
    },
  },
  loadFailed: 'Data tidak dapat dimuat',
} as const
