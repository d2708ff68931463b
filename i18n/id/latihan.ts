/** The rehearsal room, "ruang latihan". */
export const latihan = {
  judul: 'Ruang latihan',
  spanduk: 'RUANG LATIHAN — bukan pengadaan sungguhan',
  keRuang: 'Ganti peran, majukan jam, kotak surat',
  tanpaTiket:
    'Ruang latihan hanya dibuka dari situs pengadaan: masuk di sana, lalu pilih Ruang latihan pada menu profil.',
  tiketSalah:
    'Tiket masuk ruang latihan sudah dipakai, kedaluwarsa, atau tidak benar. Buka lagi Ruang latihan dari situs pengadaan.',
  mati: 'Ruang latihan tidak disediakan pada instalasi ini.',
  belumSiap: 'Ruang latihan sedang disiapkan. Tunggu sampai siap, lalu masuk.',
  gagal:
    'Ruang latihan tidak dapat disiapkan. Administrator dapat melihat sebabnya pada catatan server.',
  tanpaHakBasis: (nama: string) =>
    `Basis data ${nama} tidak ada dan tidak boleh dibuat oleh pemilik basis data: buat basis data itu, milik pengguna yang sama.`,
  keadaan: {
    mati: 'Belum dinyalakan',
    menyiapkan: 'Sedang disiapkan',
    siap: 'Siap',
    gagal: 'Tidak dapat disiapkan',
  },
  halaman: {
    pengantar:
      'Mainkan satu tender dari pengumuman sampai kontrak dalam lima belas menit. Semua paket, rekanan, dan panitia di sini karangan; tidak ada surat yang terkirim dan tidak ada yang masuk ke laporan.',
    langkah: [
      'Pilih peran, misalnya Rekanan A, lalu daftar pada salah satu paket.',
      'Kembali ke ruang ini, pilih peran lain, lalu kerjakan bagiannya pada tahap yang terbuka.',
      'Tekan “Majukan ke tahap berikutnya” ketika semua pihak selesai. Jam hanya bergerak maju.',
    ],
    bersama: 'Ada satu ruang untuk semua pemain: peran, paket, dan jamnya dipakai bersama.',
    masuk: 'Masuk ruang latihan',
    nyalakan: 'Nyalakan ruang latihan',
    menunggu: 'Penyiapan memerlukan kurang dari satu menit.',
    siap: 'Semua pemain masuk ke ruang yang sama.',
    ulang: 'Mulai dari awal',
    tanyaUlang:
      'Seluruh isi ruang latihan dihapus dan disusun kembali, juga bagi pemain lain yang sedang di dalam. Pengadaan sungguhan tidak tersentuh.',
  },
  ruang: {
    jam: (saat: string) => `Jam latihan: ${saat} WIB`,
    bermain: 'Bermain sebagai',
    paket: 'Paket dan jam',
    tahap: (nama: string) => `Tahap: ${nama}`,
    tahapHabis: 'Tidak ada tahap yang terbuka',
    maju: 'Majukan ke tahap berikutnya',
    majuPaket: (paket: string) => `Majukan ke tahap berikutnya: ${paket}`,
    majuJam: 'Majukan 1 jam',
    majuHari: 'Majukan 1 hari',
    surat: 'Kotak surat latihan',
    suratKosong: 'Belum ada surat.',
    suratTerakhir: (jumlah: number) => `${jumlah} surat terakhir; tidak ada yang keluar.`,
    terputus: 'Tidak dapat terhubung ke server. Periksa sambungan internet, lalu coba lagi.',
    kembali: 'Kembali ke situs pengadaan',
    tahapTerakhir: 'Paket ini sudah berada pada tahap terakhir.',
    peranLain: 'Peran itu tidak ada di ruang latihan.',
  },
  peran: {
    rekanan1: 'Rekanan A',
    rekanan2: 'Rekanan B',
    rekanan9: 'Rekanan C',
    perorangan1: 'Rekanan perorangan',
    panitia1: 'Panitia 1',
    panitia2: 'Panitia 2',
    panitia3: 'Panitia 3',
    ppk: 'PPK',
    ppk2: 'PPK direktorat lain',
    operatorulp: 'Admin ULP',
    manajerulp: 'Manajer ULP',
    operator: 'Admin divisi',
    manajer: 'Manajer divisi',
    pa: 'Pengguna anggaran',
  },
}
