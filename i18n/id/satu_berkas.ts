/** The single-file page, which works without the server. */
export const satuBerkas = {
  judul: 'Halaman satu berkas',
  keterangan:
    'Halaman ini bekerja tanpa server dan tanpa jaringan: tidak ada yang diambil, tidak ada yang dikirim. Cocokkan dahulu sidik SHA-256 berkas ini dengan sidik di log publik.',
  tanpaKriptografi:
    'Peramban ini tidak memberi kriptografi kepada berkas lokal. Bukalah dengan Chromium atau Firefox yang baru.',
  periksa: 'Periksa bukti log publik',
  ukuranLain: (lama: number, baru: number) =>
    `Keadaan log yang disimpan (${lama} daun) dan bukti ini (${baru} daun) sama-sama ditandatangani log itu. Bahwa yang satu lanjutan yang lain diperiksa di halaman Periksa bukti, karena memerlukan bagian log.`,
  saksi: 'Kunci saksi yang Anda percaya (tidak wajib)',
  saksiSalah: 'Kunci saksi ini tidak terbaca. Salin seluruhnya dari saksi itu sendiri.',
  saksiAda: (nama: string) => `${nama} ikut menandatangani keadaan log ini.`,
  bukanBahan: 'Pilih berkas bahan yang diunduh dari portal. Berkas ini bukan itu.',
  bahanSalah:
    'Bahan ini tidak dibuktikan log publik atau tidak saling cocok. Tidak ada yang dibuat. Unduh lagi; bila tetap begini, hubungi unit pengadaan melalui telepon.',
  segel: 'Segel penawaran',
  segelIsi:
    'Unduh bahan segel pada paket di portal, segel berkasnya di sini, lalu unggah hasilnya di tempat yang sama. Berkas, nama, dan nilainya tidak pernah dilihat halaman portal.',
  bahanSegel: 'Bahan segel (JSON)',
  berkasPenawaran: 'Berkas penawaran',
  harga: 'Nilai penawaran (rupiah)',
  hargaSalah: 'Isi setiap harga dengan rupiah bulat.',
  segelTombol: 'Segel',
  segelKurang: 'Pilih bahan segel dan berkas penawaran lebih dahulu.',
  menyegel: 'Menyegel …',
  gagalSegel:
    'Berkas tidak dapat disegel. Berkas kosong tidak diterima; nama berkas paling panjang 255 huruf.',
  tidakDisegel: 'Tidak disegel: keadaan log tidak sesuai dengan yang Anda punya.',
  tersegel: 'Tersegel. Unggah berkas .eproc yang baru diunduh di portal.',
  untukPemegang: 'Disegel untuk pemegang kunci berikut. Cocokkan sidiknya dengan pengumuman paket.',
  kodeTanda:
    'Kode berkas tanda terima. Catat di kertas: kode hanya ada di halaman ini, sampai halaman ditutup.',
  pembukaan: 'Tandatangani pembukaan',
  pembukaanIsi:
    'Untuk pemegang kunci: unduh bahan pembukaan di panel pembukaan, tandatangani di sini, lalu unggah hasilnya di panel itu. Frasa sandi tidak diketik di halaman portal.',
  bahanBuka: 'Bahan pembukaan (JSON)',
  frasa: 'Frasa sandi kunci Anda',
  frasaSalah: 'Frasa ini tidak membuka kunci Anda.',
  pembukaanTombol: 'Periksa dan tandatangani',
  tidakDitandatangani: 'Tidak ditandatangani: keadaan log tidak sesuai dengan yang Anda punya.',
  ditandatangani: 'Ditandatangani. Jadwal, penutupan, dan kunci dibuktikan log publik.',
  isiPembukaan: 'Yang ditandatangani',
  dimintakan: (jumlah: number) => `Permintaan membuka, dari ${jumlah} versi yang tercatat masuk.`,
  bawaKembali: 'Unggah hasil-pembukaan.json di panel pembukaan.',
  hasil: {
    void: 'tidak sah',
    altered: 'berubah sejak disimpan',
    unreadable: 'tidak terbaca oleh kedua kunci',
  },
  kunci: 'Coba kunci pemulihan',
  kunciIsi:
    'Memeriksa bahwa berkas pemulihan dan kode di kertas masih membuka kunci Anda. Kunci hanya ada di halaman ini dan hilang bila halaman ditutup.',
  berkas: 'Berkas pemulihan (JSON)',
  kode: 'Kode pemulihan',
  buka: 'Buka kunci',
  bukanBerkas: 'Pilih berkas pemulihan kunci. Berkas ini bukan itu, atau berubah sejak disimpan.',
  kodeSalahTulis: 'Kode ini salah tulis. Periksa lagi setiap kelompok empat hurufnya.',
  terbuka: 'Kunci terbuka. Sidiknya:',
  cocokkan: 'Cocokkan dengan sidik Anda di halaman Kunci pemegang atau di log publik.',
  tidakTerbuka: 'Kode ini tidak membuka berkas itu.',
} as const

/** On /periksa: where to get it and what it must be. */
export const ambilSatuBerkas = {
  judul: 'Tanpa percaya kepada server ini',
  isi: 'Halaman satu berkas memeriksa hal yang sama tanpa server: unduh, cocokkan sidiknya, lalu buka dari komputer Anda. Sidiknya sendiri berdiri di log publik.',
  unduh: 'Unduh halaman satu berkas',
  bukti: 'Unduh bukti sidiknya',
  sidik: 'SHA-256',
}
