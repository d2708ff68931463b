/** Messages of a package under way: tabs, registration, invitations, documents, explanation (S1 §8, S3 §5.1, §8). */
export const tender = {
  errors: {
    tahapTidakAda: 'Tahap ini tidak ada dalam jadwal paket',
  },
  nama: {
    peserta: (nomor: number) => `Peserta ${nomor}`,
    panitia: 'Panitia Pengadaan',
  },
  kabar: {
    pengirim: 'Panitia Pengadaan',
    tombol: 'Buka paket',
    baris: (nama: string, kode: string) => `Paket: ${nama} (${kode})`,
  },
  daftar: {
    berhasil: 'Proses pendaftaran berhasil',
    mundurBerhasil: 'Pengunduran diri telah dicatat',
    paktaWajib: 'Setujui pakta integritas untuk mendaftar',
    paktaUsang:
      'Teks pakta integritas sudah diperbarui. Muat ulang halaman, lalu baca dan setujui kembali.',
    tolak: {
      sudahTerdaftar: 'Anda sudah terdaftar pada paket ini',
      tidakBerjalan: 'Paket ini tidak sedang berjalan',
      tidakDiundang: 'Hanya rekanan yang diundang dapat mendaftar pada paket ini',
      belumDibuka: 'Pendaftaran belum dibuka',
      sudahTutup: 'Masa pendaftaran sudah berakhir',
      belumAktif:
        'Hanya rekanan berstatus Aktif yang dapat mendaftar. Lihat status data Anda di Dashboard Rekanan.',
      kedaluwarsa:
        'Masa berlaku ijin usaha Anda sudah habis. Perbarui ijin usaha agar dapat mendaftar.',
      blacklist: 'Anda sedang dalam daftar hitam sehingga tidak dapat mendaftar',
      jenis: {
        V: 'Paket ini hanya untuk rekanan perseorangan',
        O: 'Paket ini hanya untuk rekanan perusahaan',
      },
      usahaKecil: 'Paket ini hanya untuk usaha mikro dan usaha kecil',
      kbli: 'Ijin usaha Anda yang sudah diverifikasi tidak memuat KBLI paket ini. Bila Anda memilikinya, perbarui Ijin Usaha dan tunggu verifikasinya.',
    },
    mundurTolak: {
      bukanPeserta: 'Anda tidak terdaftar pada paket ini',
      sudahTutup: 'Masa pemasukan dokumen sudah berakhir, pengunduran diri tidak dapat dilakukan',
    },
    mundurKabar: (peserta: string, paket: string) => `${peserta} mengundurkan diri dari ${paket}`,
  },
  /** The integrity pact; a changed text gets a new version. */
  pakta: {
    versi: '1',
    judul: 'Pakta Integritas',
    pembuka:
      'Dengan mendaftar pada paket ini, atas nama rekanan yang saya wakili, saya menyatakan bahwa saya:',
    butir: [
      'tidak akan melakukan praktik korupsi, kolusi, dan nepotisme;',
      'akan melaporkan kepada pihak yang berwenang apabila mengetahui ada indikasi korupsi, kolusi, dan nepotisme dalam proses pengadaan ini;',
      'tidak bersekongkol dengan peserta lain dan tidak mengatur harga penawaran;',
      'akan mengikuti proses pengadaan secara bersih, transparan, dan profesional, dengan data yang benar dan dapat dipertanggungjawabkan;',
      'tidak memiliki benturan kepentingan dengan pihak yang terlibat dalam proses pengadaan ini;',
      'bersedia menerima sanksi sesuai peraturan perundang-undangan apabila melanggar pernyataan ini.',
    ],
  },
  undangan: {
    berhasil: 'Undangan telah dikirim',
    minimal: 'Minimal 1 (satu) vendor dipilih untuk mengirim undangan',
    tanpaFile: (nama: string) => `Harap masukkan file undangan untuk rekanan ${nama}`,
    sudahDikirim: (nama: string) => `Undangan untuk rekanan ${nama} sudah dikirim`,
    bukanCalon: (nama: string) => `Rekanan ${nama} tidak dapat diundang pada tahap ini`,
    belumDitetapkan: (tahap: string) => `Undangan menunggu ${tahap} ditegaskan oleh PPK`,
    ganda: (nama: string) => `Rekanan ${nama} dipilih lebih dari satu kali`,
    daftarSalah: 'Daftar undangan tidak dapat dibaca',
    perihal: (jenis: string, paket: string) => `${jenis}: ${paket}`,
    kabar: (jenis: string, paket: string) => `Anda menerima ${jenis} untuk paket ${paket}`,
    isi: (jenis: string) =>
      `Anda menerima ${jenis}. Surat undangan dapat diunduh pada tahap yang bersangkutan setelah login.`,
    jenis: {
      P: 'Undangan Peserta',
      B: 'Undangan Pembuktian Kualifikasi',
      B2: 'Undangan Pembuktian Administrasi dan Teknis',
      L: 'Undangan Tender',
      N: 'Undangan Klarifikasi dan Negosiasi',
    },
  },
  dokumen: {
    berhasil: 'File berhasil diupload',
    minimal: 'Masukkan minimal 1 (satu) file terbaru sebelum upload',
    belumAddendum: (sampai: string) =>
      `Dokumen sudah dapat diunduh peserta. Perubahan (addendum) dapat dilakukan setelah tahap penjelasan, mulai ${sampai} WIB.`,
    lewat: 'Masa pemasukan dokumen sudah berakhir, dokumen tidak dapat diubah',
    nama: { fileSDP: 'Dokumen pengadaan', fileTambahan: 'Dokumen tambahan' },
    baru: {
      perihal: (paket: string) => `Dokumen baru: ${paket}`,
      kabar: (paket: string) => `Dokumen paket ${paket} dapat diunduh`,
      isi: (nama: readonly string[]) =>
        `Dokumen berikut ditambahkan: ${nama.join(', ')}. Unduh sebelum memasukkan penawaran.`,
    },
    addendum: {
      perihal: (paket: string) => `Addendum dokumen: ${paket}`,
      kabar: (paket: string) => `Dokumen paket ${paket} telah diubah (addendum)`,
      isi: (nama: readonly string[]) =>
        `Dokumen berikut telah diubah: ${nama.join(', ')}. Unduh versi terbaru sebelum memasukkan penawaran.`,
    },
  },
  berkasTahap: {
    minimal: 'Masukkan minimal 1 (satu) file sebelum upload',
    berhasil: {
      pengumuman: 'Sukses upload file Pengumuman',
      penjelasan: 'Sukses upload file penjelasan',
    },
  },
  penjelasan: {
    topikBaru: 'Topik baru berhasil dibuat',
    topikDiperbarui: 'Topik berhasil diperbarui',
    terkirim: 'Pesan telah terkirim',
    hanyaPembuat: 'Hanya pembuat topik yang dapat mengubahnya',
    sudahDijawab:
      'Pertanyaan ini sudah ditanggapi dan tidak dapat diubah. Tulis pesan baru di bawahnya.',
    kabarTopik: (paket: string) => `Topik baru pada penjelasan paket ${paket}`,
    kabarJawab: (subjek: string, paket: string) =>
      `Pertanyaan Anda "${subjek}" pada paket ${paket} mendapat tanggapan`,
    kabarPesan: (subjek: string, paket: string) =>
      `Pesan baru pada topik "${subjek}" paket ${paket}`,
    kabarJawabLain: (subjek: string, fase: 'PP0' | 'PP1' | 'SH', paket: string) =>
      `Ada jawaban pada topik "${subjek}" dalam ${fase === 'SH' ? 'masa sanggah' : 'penjelasan'} paket ${paket}`,
    isiJawab: (fase: 'PP0' | 'PP1' | 'SH') =>
      `Baca tanggapannya pada tahap ${fase === 'SH' ? 'masa sanggah' : 'penjelasan'} paket ini.`,
  },
} as const
