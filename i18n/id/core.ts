/** Messages of the mechanisms that every module stands on. */
export const inti = {
  belumMasuk: 'Silakan Login Ulang',
  terlarang: 'Anda tidak memiliki hak akses untuk tindakan ini.',
  tidakDitemukan: 'Data tidak ditemukan',
  alamatTidakDikenal: 'Alamat tidak dikenal',
  versiUsang:
    'Data ini baru saja diubah oleh pengguna lain. Muat ulang halaman, lalu ulangi perubahan Anda.',
  versiUsangOleh: (oleh: string, pada: string) =>
    `Data ini baru saja diubah oleh ${oleh} pada ${pada} WIB. Muat ulang halaman, lalu ulangi perubahan Anda.`,
  /** who saved first, where it is not told by name */
  diubahOleh: {
    sendiri: 'Anda sendiri dari perangkat atau tab lain',
    petugas: 'petugas ULP',
    rekanan: 'rekanan',
    sistem: 'sistem',
  },
  versiTanpa:
    'Permintaan ini tidak menyebutkan versi data yang diubah. Muat ulang halaman, lalu ulangi perubahan Anda.',
  versiAngka: 'Parameter "versi" harus bilangan bulat',
  isianSalah: 'Isian belum benar. Periksa kembali bidang yang ditandai.',
  badanRusak: 'Isi permintaan tidak dapat dibaca. Muat ulang halaman, lalu coba lagi.',
  kunciTidakDikenal: (key: string) => `Parameter "${key}" tidak dikenal`,
  parameterTeks: (key: string, maks: number) =>
    `Parameter "${key}" harus teks paling banyak ${maks} karakter`,
  parameterAngka: (key: string, maks: number) => `Parameter "${key}" harus angka 0 sampai ${maks}`,
  parameterBanyak: (key: string, maks: number) => `Parameter "${key}" paling banyak ${maks} isi`,
  parameterJson: (key: string) => `Parameter "${key}" harus JSON`,
  parameterObjek: (key: string) => `Parameter "${key}" harus objek`,
  /** below the last row of a report */
  jumlah: 'Jumlah',
  sudahAda: 'Data yang sama sudah ada.',
  masihDipakai: 'Data ini masih dipakai oleh data lain sehingga tidak dapat dihapus.',
  sedangDiubah: 'Data sedang diubah oleh proses lain. Coba lagi sebentar lagi.',
  terlaluSering: (seconds: number) =>
    `Terlalu banyak percobaan. Coba lagi dalam ${seconds >= 90 ? `${Math.ceil(seconds / 60)} menit` : `${seconds} detik`}.`,
  karakterTerlarang:
    'Isian memuat karakter tersembunyi yang tidak dapat disimpan. Hapus isian ini, lalu ketik ulang.',
  terlaluDalam: 'Isian bertingkat terlalu dalam. Muat ulang halaman, lalu coba lagi.',
  terlaluBesar: 'Kiriman terlalu besar. Kurangi isinya atau perkecil berkasnya, lalu kirim lagi.',
  tanpaSkrip:
    'Halaman ini membutuhkan JavaScript. Aktifkan JavaScript di peramban Anda, lalu muat ulang. Daftar paket, pengumuman, berita, kebijakan, dan prosedur dapat dibaca tanpanya:',
  tanpaSkripHome: 'Home',
  kesalahanServer: 'Terjadi gangguan pada server. Data Anda belum disimpan; silakan coba lagi.',
  /** what the help desk finds the cause by */
  denganKode: (pesan: string, kode: string) =>
    `${pesan} Bila berulang, sebutkan kode ${kode} kepada pengelola aplikasi.`,
  belumSiap: 'Server belum siap melayani.',
  aliranTerlaluBanyak: (n: number) =>
    `Kabar langsung hanya untuk ${n} halaman sekaligus. Tutup halaman lain yang tidak dipakai.`,
  kertasTerlaluBesar:
    'Dokumen ini terlalu besar untuk dibuat oleh server. Tidak ada yang disimpan.',
  penyimpananPenuh:
    'Penyimpanan server penuh. Data Anda belum disimpan; hubungi pengelola aplikasi, lalu coba lagi.',
  sibuk: 'Server sedang sibuk. Data Anda belum disimpan; silakan coba lagi sebentar lagi.',
  berkas: {
    terlaluBesar: (maksMb: number) => `Ukuran berkas maksimal ${maksMb} MB`,
    jenis: (jenis: readonly string[]) => `Jenis berkas harus ${jenis.join(', ')}`,
    isiTidakCocok: (ekstensi: string) =>
      `Isi berkas bukan ${ekstensi} yang sah. Simpan ulang berkas lalu unggah kembali.`,
    kosong: 'Berkas kosong',
    tidakDikenal: (bidang: string) => `Bidang berkas "${bidang}" tidak dikenal`,
    terlaluBanyak: (n: number) =>
      `Paling banyak ${n} berkas sekaligus. Kirim sisanya pada kiriman berikutnya.`,
    ganda: 'Hanya satu berkas yang dapat diunggah pada bidang ini',
    terputus: 'Unggahan terputus sebelum selesai. Silakan unggah kembali.',
    namaTerlaluPanjang: 'Nama berkas terlalu panjang',
    belumTerbaca:
      'Penyimpanan berkas sedang terganggu sehingga isinya belum dapat dibaca. Silakan coba lagi sebentar lagi.',
    isiHilang:
      'Isi berkas ini tidak ada di penyimpanan. Catatannya tetap ada; pengelola aplikasi dapat mengembalikannya dari cadangan.',
  },
  nama: { sistem: 'Sistem' },
} as const
