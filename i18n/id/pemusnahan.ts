/** Destruction of offers that were never opened (sealing.md §4). */
export const pemusnahan = {
  judul: 'Penawaran yang tidak pernah dibuka',
  tersimpan: (berkas: string, rekanan: string, ukuran: string) =>
    `${berkas} berkas dari ${rekanan} rekanan (${ukuran}) tersimpan dalam keadaan tersegel: versi yang diganti, penawaran yang ditarik, dan penawaran yang tidak berhak dibuka atau tidak sempat dibuka.`,
  disimpan: (hari: string, sejak: string) =>
    `Disimpan ${hari} hari sejak paket berakhir, untuk sanggahan, pemeriksaan, dan pengadilan. Pemusnahan dapat diminta mulai ${sejak} WIB.`,
  dapat: (hari: string) =>
    `Masa simpan ${hari} hari sudah lewat. PPK dapat meminta pemusnahan, lalu manajer ULP mengesahkannya.`,
  akibat:
    'Isi tersegel dihapus dari penyimpanan beserta bagian-bagian kuncinya, dan tidak dapat dikembalikan. Yang tinggal: tanda terima, pernyataan yang ditandatangani rekanan, berita acara, dan catatan dalam jurnal serta log publik, sehingga setiap rekanan dapat membuktikan apa yang dimusnahkan.',
  cadangan:
    'Salinan dalam cadangan lama hilang ketika cadangan itu dihapus menurut jadwal penyimpanannya.',
  minta: 'Minta pemusnahan',
  tanyaMinta: 'Minta pemusnahan penawaran yang tidak pernah dibuka?',
  alasan: 'Dasar pemusnahan',
  alasanKosong: 'Dasar pemusnahan harus diisi',
  alasanTolakKosong: 'Alasan menolak harus diisi',
  diminta: (oleh: string, pada: string, alasan: string) =>
    `Diminta oleh ${oleh} pada ${pada} WIB. Dasar: ${alasan}`,
  menungguUlp: 'Menunggu pengesahan manajer ULP.',
  sahkan: 'Sahkan dan musnahkan',
  tanyaSahkan: (berkas: string) => `Musnahkan ${berkas} berkas penawaran tersegel?`,
  tolak: 'Tolak permintaan',
  tanyaTolak: 'Tolak permintaan pemusnahan?',
  alasanTolak: 'Alasan menolak',
  dimusnahkan: (oleh: string, pada: string) =>
    `Dimusnahkan dengan pengesahan ${oleh} pada ${pada} WIB.`,
  beritaAcara: (nomor: string) => `Berita acara ${nomor}`,
  buktiLog: 'Unduh bukti pemusnahan',
  namaBukti: (kode: string) => `bukti-pemusnahan-${kode}.json`,
  gagal: (pesan: string) => `Pemusnahan gagal: ${pesan}`,
  errors: {
    berjalan: 'Paket belum berakhir.',
    kosong: 'Paket ini tidak menyimpan penawaran yang tidak pernah dibuka.',
    disimpan: (sejak: string) => `Masa simpan belum lewat: dapat dimusnahkan mulai ${sejak} WIB.`,
    sudahDiminta: 'Pemusnahan sudah diminta.',
    belumDiminta: 'Pemusnahan belum diminta.',
    sudah: 'Penawaran paket ini sudah dimusnahkan.',
    sendiri: 'Permintaan sendiri tidak dapat disahkan sendiri.',
  },
  sukses: {
    diminta: 'Pemusnahan diminta',
    ditolak: 'Permintaan pemusnahan ditolak',
    dimusnahkan: 'Penawaran yang tidak pernah dibuka telah dimusnahkan',
  },
  surat: {
    diminta: (oleh: string, paket: string) =>
      `${oleh} meminta pemusnahan penawaran paket ${paket} yang tidak pernah dibuka`,
    ditolak: (paket: string) => `Permintaan pemusnahan penawaran paket ${paket} ditolak`,
    alasan: (alasan: string) => `Alasan: ${alasan}`,
    dimusnahkan: (paket: string) =>
      `Penawaran paket ${paket} yang tidak pernah dibuka telah dimusnahkan`,
    isi: (nomor: string) =>
      `Berita acara ${nomor}. Sidik tanda terima dan sidik isi tersegel setiap berkas yang dimusnahkan tercatat dalam log publik; buktinya dapat diunduh pada halaman paket dan diperiksa pada /periksa.`,
  },
  cetak: {
    judul: 'Berita Acara Pemusnahan Penawaran Tersegel',
    kode: 'BAPPT',
    paket: 'Paket',
    berakhir: 'Paket berakhir',
    masaSimpan: 'Masa simpan',
    hari: (hari: string) => `${hari} hari`,
    diminta: 'Diminta',
    disahkan: 'Disahkan',
    oleh: (nama: string, pada: string) => `${nama}, ${pada} WIB`,
    dasar: 'Dasar',
    berkas: 'Berkas dimusnahkan',
    isi: 'Berkas di bawah ini tidak pernah dibuka. Isi tersegel dan bagian-bagian kuncinya dihapus dari penyimpanan; tanda terima dan pernyataan rekanan tetap disimpan. Salinan dalam cadangan hilang menurut jadwal penyimpanan cadangan.',
    tabel: 'Yang dimusnahkan',
    kolom: ['No.', 'Sidik tanda terima (SHA-256)', 'Sidik isi tersegel (SHA-256)'],
    ppk: 'Pejabat Pembuat Komitmen',
    ulp: 'Manajer ULP',
  },
  namaFile: (nomor: string) => `Berita acara pemusnahan ${nomor}.pdf`,
} as const
