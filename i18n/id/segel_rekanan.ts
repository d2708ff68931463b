/** Offers that a vendor seals in its own browser (sealing.md §3). */
export const segelRekanan = {
  errors: {
    bentuk: 'Pernyataan kunci tidak terbaca. Muat ulang halaman lalu ulangi.',
    tandaTangan: 'Tanda tangan tidak cocok. Muat ulang halaman lalu ulangi.',
    berubah: 'Keadaan paket berubah sejak ditandatangani. Muat ulang halaman lalu ulangi.',
    amplop:
      'Berkas ini tidak tersegel menurut bentuk yang ditetapkan. Segel dan kirim sekali lagi.',
    himpunan:
      'Pemegang kunci paket ini berganti selama unggahan. Berkas perlu disegel ulang: pilih berkasnya sekali lagi.',
    kunciLain:
      'Kunci penawaran Anda untuk paket ini sudah diganti dari perangkat lain. Segel dan kirim sekali lagi dari sini.',
    rantai: 'Versi lain dari berkas ini sudah diterima. Segel dan kirim sekali lagi.',
    polos:
      'Paket ini hanya menerima berkas yang disegel di peramban rekanan. Kirim dari halaman paket di portal.',
    polosBerkunci:
      'Anda mempunyai kunci penawaran untuk paket ini, sehingga berkas hanya diterima bila disegel di peramban. Kirim dari halaman paket di portal.',
    penarikan: 'Pernyataan penarikan tidak terbaca. Muat ulang halaman lalu ulangi.',
    penarikanWajib:
      'Setiap berkas penawaran yang sudah masuk ditarik dengan tanda tangan kunci penawaran Anda. Undurkan diri dari halaman paket di portal, lalu ulangi bila keadaan berkas baru saja berubah.',
    tanpaKunci: 'Anda belum mempunyai kunci penawaran untuk paket ini. Muat ulang halaman paket.',
  },
  kabar: {
    kunciBaru: (paket: string) => `Kunci penawaran Anda untuk paket ${paket} diganti`,
    kunciBaruIsi:
      'Kunci baru dibuat dari perangkat atau peramban lain. Bila bukan Anda yang melakukannya, segera ganti password dan hubungi unit pengadaan: versi berikutnya hanya dapat dikirim dengan kunci baru itu.',
    ditarik: (paket: string) => `Penawaran Anda untuk paket ${paket} ditarik`,
    ditarikIsi:
      'Anda mengundurkan diri. Setiap berkas yang sudah masuk ditarik dengan tanda tangan kunci penawaran Anda dan tidak akan dibuka. Bila bukan Anda yang melakukannya, segera ganti password dan hubungi unit pengadaan.',
    ditarikBerkas: (jenis: string, kode: string, pada: string, tandaTangan: string) =>
      `Berkas ${jenis}: ditarik ${pada} WIB, tanda terima penarikan ${kode}, tanda tangan ${tandaTangan}`,
    segelUlang: (paket: string) => `Kirim ulang penawaran paket ${paket}`,
    segelUlangIsi:
      'Pemegang kunci paket ini berganti. Versi yang sudah Anda kirim tetap berlaku selama dua pemegang lamanya masih ada, tetapi sebaiknya kirim ulang agar tersegel untuk pemegang yang sekarang.',
  },
  layar: {
    disegelIsi:
      'Berkas, nama, dan nilainya disegel di peramban ini sebelum dikirim. Server tidak pernah melihat isinya; hanya dua pemegang kunci bersama-sama yang dapat membukanya.',
    kirimUlang: 'Kirim ulang berkas ini',
    kirimUlangIsi:
      'Pemegang kunci paket ini berganti sesudah berkas ini dikirim. Versi ini tetap berlaku selama dua pemegang lamanya masih ada. Pilih berkasnya sekali lagi lalu unggah, agar tersegel untuk pemegang yang sekarang.',
    menyegel: (nama: string) => `Menyegel ${nama}`,
    memeriksaKunci: 'Memeriksa kunci pemegang dalam log publik',
    menungguLog: 'Menunggu himpunan pemegang tercatat dalam log publik',
    lanjutkanIsi:
      'Unggahan ini belum selesai, jadi berkasnya belum diterima. Berkas yang sudah tersegel masih ada di peramban ini dan dapat diteruskan tanpa memilihnya lagi.',
    berkasLain: 'Atau pilih berkas lain; berkas itu disegel dari awal.',
    gagalLog:
      'Kunci pemegang paket ini tidak dapat dibuktikan dari log publik. Tidak ada yang dikirim. Ulangi beberapa saat lagi; bila tetap begini, hubungi unit pengadaan melalui telepon.',
    riwayatLain:
      'Log publik yang ditunjukkan server berbeda dari yang pernah dilihat peramban ini. Tidak ada yang dikirim. Hubungi unit pengadaan melalui telepon.',
    saksiHilang: (nama: string) =>
      `Server tidak lagi menyebut saksi log publik yang pernah dilihat peramban ini: ${nama}. Tidak ada yang disegel.`,
    tanpaSaksi:
      'Saksi luar belum ikut menandatangani log publik sejak pemegang kunci paket ini ditetapkan, jadi keadaan log belum terbukti sama bagi semua orang. Tidak ada yang dikirim. Ulangi beberapa menit lagi; bila tetap begini, hubungi unit pengadaan melalui telepon.',
    tanpaKurva:
      'Peramban ini belum dapat menyegel penawaran. Perbarui peramban, atau pakai Chrome, Edge, Firefox, atau Safari versi terbaru.',
    tanpaHalamanIni: 'Segel tanpa halaman ini',
    tanpaHalamanIsi:
      'Halaman satu berkas menyegel dari komputer Anda tanpa server dan tanpa jaringan. Unduh bahannya, segel di sana, lalu unggah hasilnya di sini.',
    tanpaHalamanUnduh: 'Unduh halaman satu berkas',
    unduhBahan: 'Unduh bahan segel',
    unggahTersegel: 'Unggah berkas tersegel (.eproc)',
    tanpaHalamanGagal: 'Belum dapat dilanjutkan',
    bukanTersegel: 'Pilih berkas .eproc dari halaman satu berkas. Berkas ini bukan itu.',
    tersegelLain: 'Berkas ini disegel untuk paket, tahap, atau jenis berkas yang lain.',
    jenisBerkas: 'Isi berkas tidak sesuai dengan jenisnya. Pilih berkas yang benar.',
    kodeJudul: 'Kode berkas tanda terima paket ini',
    kodeIsi:
      'Cetak atau salin kode ini dan simpan terpisah dari berkas tanda terima. Kode hanya ditampilkan sekali. Ia diperlukan bila kunci pemegang hilang dan Anda diminta membuka penawaran Anda sendiri.',
    kodeSudah: 'Saya sudah menyimpan kode ini',
    berkasTanda: 'Unduh berkas tanda terima',
  },
} as const
