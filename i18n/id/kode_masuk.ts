/** Words of the second factor and of the own sessions. */
export const kodeMasuk = {
  errors: {
    diminta: 'Masukkan kode 6 angka dari aplikasi autentikator Anda',
    salah: 'Kode tidak cocok. Tunggu kode berikutnya di aplikasi Anda, lalu coba lagi.',
    sudahAktif: 'Kode masuk sudah aktif',
    belumDisiapkan: 'Siapkan kode masuk terlebih dahulu',
    belumAktif: 'Kode masuk belum aktif',
    menungguLain:
      'Perubahan lain pada akun ini masih menunggu konfirmasi. Selesaikan dahulu di Konfirmasi Kewenangan, lalu coba lagi.',
    wajib: 'Peran Anda wajib memakai kode masuk. Aktifkan di halaman Profil, lalu lanjutkan.',
    wajibTetap: 'Peran Anda wajib memakai kode masuk, jadi tidak dapat dimatikan.',
    sesiIni: 'Sesi ini sedang dipakai. Gunakan Logout pada menu profil untuk mengakhirinya.',
    peran: 'Tulis kode peran internal dipisahkan koma, misalnya: adminit, superAdmin',
  },
  message: {
    aktif: 'Kode masuk aktif. Simpan kode pemulihan Anda.',
    mati: 'Kode masuk sudah dimatikan',
    pemulihan: 'Kode pemulihan baru sudah dibuat; yang lama tidak berlaku lagi',
    sesiBerakhir: 'Sesi itu sudah diakhiri',
    dihapus: 'Kode masuk pengguna ini sudah dihapus',
  },
  kabar: {
    pengirim: 'Akun',
    aktif: 'Kode masuk diaktifkan pada akun Anda',
    mati: 'Kode masuk dimatikan pada akun Anda',
    pemulihan: (sisa: number) =>
      sisa === 0
        ? 'Anda masuk dengan kode pemulihan terakhir. Buat kode pemulihan baru di halaman Profil.'
        : `Anda masuk dengan kode pemulihan; ${sisa} kode tersisa`,
    dihapus: (oleh: string) => `${oleh} menghapus kode masuk dari akun Anda`,
  },
  layar: {
    field: 'Kode masuk',
    hint: '6 angka dari aplikasi autentikator, atau satu kode pemulihan',
    lanjut: 'Masuk',
    title: 'Kode masuk (dua langkah)',
    tentang:
      'Selain password, login meminta kode 6 angka dari aplikasi autentikator di ponsel Anda. Orang lain yang mengetahui password Anda tetap tidak dapat masuk.',
    anjuran: 'Dianjurkan untuk semua pegawai.',
    wajib:
      'Peran Anda wajib memakai kode masuk. Halaman lain terbuka setelah kode masuk aktif pada akun ini.',
    aktifSejak: (waktu: string, sisa: number) =>
      `Aktif sejak ${waktu} · ${sisa} kode pemulihan tersisa`,
    aktifkan: 'Aktifkan kode masuk',
    matikan: 'Matikan kode masuk',
    pemulihanBaru: 'Buat kode pemulihan baru',
    langkahPindai:
      'Buka aplikasi autentikator (misalnya Google Authenticator, Microsoft Authenticator, atau FreeOTP), lalu pindai gambar ini.',
    langkahTulis: 'Tidak dapat memindai? Tulis kunci ini di aplikasi:',
    qr: 'Kode QR untuk aplikasi autentikator',
    langkahKode: 'Tulis kode 6 angka yang tampil di aplikasi',
    simpanPemulihan: 'Simpan kode pemulihan Anda',
    pemulihanTentang:
      'Bila ponsel Anda hilang, satu kode ini menggantikan kode dari aplikasi. Tiap kode berlaku sekali. Kode hanya ditampilkan sekarang.',
    salin: 'Salin semua',
    disalin: 'Kode pemulihan disalin',
    sudahDisimpan: 'Sudah saya simpan',
    matikanTanya: 'Matikan kode masuk?',
    matikanIsi:
      'Login berikutnya hanya meminta password. Kode pemulihan yang ada tidak berlaku lagi.',
    pemulihanTanya: 'Buat kode pemulihan baru?',
    pemulihanIsi: 'Kode pemulihan yang lama tidak berlaku lagi.',
  },
  sesi: {
    judul: 'Perangkat yang sedang masuk',
    perangkat: (peramban: string | null, sistem: string | null) =>
      [peramban ?? 'Peramban lain', sistem].filter((s) => s !== null).join(' · '),
    ini: 'Perangkat ini',
    lainnya: (n: number) =>
      `Masih ada ${n} sesi lain yang lebih lama tidak dipakai. “Keluar dari semua perangkat” mengakhiri semuanya.`,
    dari: (ip: string) => `dari alamat ${ip}`,
    masuk: (waktu: string) => `masuk ${waktu}`,
    terakhir: (waktu: string) => `terakhir dipakai ${waktu}`,
    akhiri: 'Akhiri',
    akhiriNama: (nama: string) => `Akhiri sesi ${nama}`,
    akhiriTanya: 'Akhiri sesi ini?',
    akhiriIsi: (nama: string) => `Perangkat ${nama} harus login ulang.`,
  },
} as const
