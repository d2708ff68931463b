/** Words of the account screens and answers: registration, activation, login, passwords, profile (S1 §2, §8). */
export const akunLayar = {
  message: {
    loginSalah: 'User ID atau Password salah',
    belumAktif:
      'Akun Anda belum aktif. Buka tautan aktivasi yang kami kirim ke email Anda, atau minta tautan baru.',
    nonaktif: 'Akun Anda sedang tidak aktif. Hubungi unit pengadaan melalui halaman Kontak.',
    suspend: 'Akun Anda sedang disuspend. Hubungi unit pengadaan melalui halaman Kontak.',
    keluar: 'Anda sudah keluar',
    signOutEverywhere: 'Semua sesi Anda sudah diakhiri',
    registrasi:
      'Permintaan untuk registrasi Rekanan sukses dilakukan. Silahkan lanjutkan proses aktivasi melalui email Anda !',
    userIdDipakai: 'User ID sudah digunakan. Pilih User ID lain.',
    aktif: 'Akun Anda sudah aktif',
    aktivasiKedaluwarsa: 'Tautan aktivasi sudah kedaluwarsa. Minta tautan baru untuk melanjutkan.',
    pendaftaranLewat: (hari: number) =>
      `Pendaftaran ini tidak diaktifkan dalam ${hari} hari, sehingga sudah dihapus. Daftarkan akun Anda kembali.`,
    aktivasiTidakDikenal: 'Tautan aktivasi tidak dikenal atau sudah pernah digunakan.',
    aktivasiDikirimUlang:
      'Jika akun itu menunggu aktivasi, tautan baru sudah dikirim ke emailnya. Periksa kotak masuk dan folder spam.',
    resetDikirim: 'Email Reset password sudah dikirim !',
    resetKedaluwarsa:
      'Tautan reset password sudah kedaluwarsa. Minta tautan baru di halaman Lupa Password.',
    resetTidakDikenal:
      'Tautan reset password tidak dikenal atau sudah pernah digunakan. Minta tautan baru di halaman Lupa Password.',
    passwordDiubah: 'Password telah berhasil diubah',
    passwordLamaSalah: 'Password lama salah',
    profilDisimpan: 'Profil telah berhasil disimpan',
    penggunaTidakAktif: 'Pengguna ini tidak aktif, sehingga tautan password tidak dapat dikirim.',
    oneOf: 'Isi User ID atau E-Mail',
    notifikasiDibaca: 'Notifikasi sudah dibaca',
  },
  login: {
    interrupted:
      'Sesi Anda sudah berakhir. Setelah login, halaman terakhir dibuka lagi beserta isian yang belum disimpan.',
    asked: 'Halaman yang Anda tuju memerlukan login.',
    title: 'Login',
    description: 'Masuk untuk mengelola data rekanan dan mengikuti paket pengadaan.',
    userId: 'User ID',
    password: 'Password',
    button: 'Login',
    forgot: 'Lupa Password?',
    noAccount: 'Belum terdaftar sebagai rekanan?',
    daftar: 'Daftar di sini',
    resend: 'Kirim ulang tautan aktivasi',
  },
  forgot: {
    title: 'Lupa Password',
    description:
      'Tulis User ID atau email Anda. Kami mengirim tautan untuk membuat password baru; tautan berlaku 24 jam.',
    field: 'User ID / E-Mail',
    button: 'Kirim',
    nextSteps:
      'Buka email itu dan ikuti tautannya dalam 24 jam. Bila tidak ada di kotak masuk, periksa folder spam.',
    toLogin: 'Kembali ke Login',
  },
  reset: {
    title: 'Reset Password',
    forUser: (login: string) => `Password baru untuk User ID ${login}`,
    create: 'Masukkan password baru',
    konfirmasi: 'Konfirmasi password baru',
    hint: (n: number) => `Minimal ${n} karakter, bukan password yang umum dipakai`,
    checking: 'Memeriksa tautan …',
  },
  registrasi: {
    title: 'Pendaftaran Rekanan',
    description:
      'Buat akun untuk perusahaan atau diri Anda. Setelah akun aktif, Anda melengkapi data dan menunggu verifikasi unit pengadaan.',
    jenis: 'Jenis rekanan',
    akun: 'Akun',
    kontak: 'Penanggung jawab akun',
    email: 'E-Mail',
    emailHint: 'Tautan aktivasi dikirim ke alamat ini',
    userId: 'User ID',
    userIdHint: (n: number) =>
      `Minimal ${n} karakter: huruf, angka, titik, garis bawah, tanda hubung`,
    password: 'Password',
    passwordHint: (n: number) => `Minimal ${n} karakter`,
    nama: 'Nama',
    jabatan: 'Jabatan',
    noHp: 'No. HP',
    persetujuanLabel: 'Persetujuan data pribadi',
    persetujuan:
      'Saya menyetujui pemrosesan data pribadi saya untuk keperluan pendaftaran, verifikasi, dan pengadaan sesuai Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.',
    forms: 'Formulir',
    formulirDescription:
      'Unduh, isi, lalu pindai formulir keikutsertaan; surat pernyataan hanya untuk perusahaan yang bukan PKP. Anda mengunggahnya nanti di bagian Data Perusahaan atau Data Pribadi.',
    formulirKeikutsertaan: 'Formulir Keikutsertaan Vendor (.doc)',
    suratNonPkp: 'Surat Pernyataan Non PKP (.docx)',
    button: 'Daftar',
    success: 'Pendaftaran terkirim',
    nextTitle: 'Langkah berikutnya',
    nextSteps: (email: string) => [
      `Buka email yang kami kirim ke ${email} dan klik tautan aktivasinya. Tautan berlaku 24 jam.`,
      'Masuk di halaman Login dengan User ID dan password Anda.',
      'Lengkapi data rekanan; unit pengadaan memeriksanya dan memberi kabar lewat email.',
    ],
    tidakTerima: 'Belum menerima email?',
    resend: 'Kirim ulang tautan aktivasi',
    salahEmail: (email: string) =>
      `Bukan ${email} alamat email Anda? Daftarlah sekali lagi dengan email yang benar dan User ID lain. Pendaftaran yang tidak diaktifkan gugur sendiri setelah 7 hari.`,
    daftarLagi: 'Daftar sekali lagi',
  },
  aktivasi: {
    title: 'Aktivasi Akun',
    processing: 'Mengaktifkan akun …',
    success: 'Akun Anda sudah aktif',
    failed: 'Aktivasi Gagal !',
    email: 'E-Mail',
    userId: 'User ID',
    nextSteps: 'Sekarang masuk dan lengkapi data rekanan Anda.',
    login: 'Login',
    resend: 'Kirim tautan aktivasi baru',
    daftarLagi: 'Daftar kembali',
  },
  profil: {
    title: 'Profil',
    data: 'Data akun',
    login: 'User ID/Login',
    email: 'E-Mail',
    nama: 'Nama',
    jabatan: 'Jabatan',
    telepon: 'No. HP',
    divisi: 'Divisi/Unit',
    role: 'Role',
    suratHarian: 'Surat harian',
    suratHarianPilih: 'Kirim surat setiap hari kerja bila ada yang menunggu saya',
    edit: 'Ubah data',
    changePassword: 'Ubah Password',
    oldPassword: 'Password lama',
    newPassword: 'Password baru',
    konfirmasi: 'Konfirmasi password baru',
    hint: (n: number) => `Minimal ${n} karakter. Sesi Anda di perangkat lain akan berakhir.`,
    holderKey: 'Kunci pemegang',
    holderKeyAbout:
      'Kunci pribadi Anda sebagai anggota pokja, PPK, atau PA, beserta sidik jari kunci pemegang lain.',
    holderKeyOpen: 'Buka Kunci Pemegang',
    sesi: 'Sesi',
    sesiDescription:
      'Keluar dari semua perangkat bila Anda pernah masuk di perangkat yang bukan milik Anda.',
    signOutEverywhere: 'Keluar dari semua perangkat',
    signOutEverywhereTitle: 'Keluar dari semua perangkat?',
    signOutEverywhereContent:
      'Semua sesi Anda berakhir, termasuk yang ini. Anda perlu login ulang.',
    signOutEverywhereFailed: (pesan: string) =>
      `Sesi Anda belum tentu berakhir, juga di perangkat lain. ${pesan}`,
  },
} as const
