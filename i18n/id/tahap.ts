/** Texts of stages, tabs and schedules (S1 §2.9, S3 §5.2, decisions §5). The stage names are in the stage table. */
export const tahap = {
  tab: {
    'informasi': 'Informasi',
    'pengumuman': 'Pengumuman',
    'undangan': 'Undangan',
    'dokumen': 'Dokumen',
    'peserta': 'View Peserta',
    'penjelasan': 'Penjelasan',
    'pemasukan': 'Pemasukan Dokumen',
    'pembukaan': 'Pembukaan Dokumen',
    'evaluasi': 'Evaluasi',
    'hasil': 'Pengumuman Hasil',
    'sanggah': 'Masa Sanggah',
    'negosiasi': 'Hasil Klarifikasi dan Negosiasi',
    'ba-negosiasi': 'Berita Acara Klarifikasi dan Negosiasi',
    'penetapan': 'Penetapan',
    'ba-pl': 'Berita Acara Penunjukan Langsung',
    'sppbj': 'SPPBJ',
    'spk': 'Surat Perintah Kerja',
    'spmk': 'SPMK',
  },
  alasan: {
    belumTerbit: 'Paket belum dipublish',
    ditunda: 'Paket sedang ditunda',
    selesai: 'Paket sudah selesai',
    gagal: 'Paket gagal / tidak ada pemenang',
    ulang: 'Paket sudah ditender ulang',
    batal: 'Paket dibatalkan',
    belumTerjadwal: 'Jadwal tahap ini belum diisi',
    dibuka: (kapan: string, relatif?: string) =>
      relatif ? `Dibuka ${kapan} WIB (${relatif})` : `Dibuka ${kapan} WIB`,
    berjalan: (kapan: string, relatif: string) => `Ditutup ${kapan} WIB (${relatif})`,
    ditutup: (kapan: string) => `Tahap berakhir ${kapan} WIB`,
    spmkTerkunci: 'SPMK sudah diselesaikan',
    menungguJawaban: 'Menunggu jawaban atas sanggahan',
    /** Vendors are not told before the winner whether one to the qualification was upheld. */
    menungguTindakLanjut: 'Menunggu tindak lanjut atas sanggahan',
    menungguPenetapan: (tahap: string) =>
      `Menunggu penetapan pada tahap ${tahap} diusulkan pokja dan ditegaskan PPK`,
    jawabSanggah: 'Sanggahan masih dapat dijawab',
    bukaSusulan:
      'Tahap berakhir tanpa pembukaan. Dokumen masih dapat dibuka dengan alasan sampai hasilnya diumumkan',
    tetapkanSusulan: 'Penetapan masih dapat dibuat sampai masa sanggah dimulai',
    /** No objection follows. */
    tetapkanSampaiSppbj: 'Penetapan masih dapat dibuat sampai SPPBJ dikirim',
    tetapkanSelamaBerjalan: 'Penetapan belum ditegaskan dan masih dapat dibuat',
    undangPengganti: 'Pemenang pengganti masih dapat diundang sampai negosiasi berakhir',
    tetapTerbuka: 'Terbuka sampai SPMK diselesaikan',
  },
  /** for whom a stage is, by the condition that is not met */
  syarat: {
    diundang: 'Tahap ini bagi rekanan yang diundang.',
    adaUndanganB: 'Tahap ini bagi peserta yang diundang untuk pembuktian kualifikasi.',
    adaUndanganN: 'Tahap ini bagi peserta yang diundang untuk klarifikasi dan negosiasi.',
    adaBaNegosiasi: 'Tahap ini bagi peserta yang dikirimi berita acara klarifikasi dan negosiasi.',
    adaSppbj: 'Tahap ini bagi pemenang yang dikirimi SPPBJ.',
    lulusKualifikasi: 'Tahap ini bagi peserta yang lulus kualifikasi, setelah hasilnya diumumkan.',
    lulusAdministrasi:
      'Tahap ini bagi peserta yang lulus administrasi dan teknis, setelah hasilnya diumumkan.',
    memasukkan: 'Tahap ini bagi peserta yang memasukkan penawaran.',
  },
  /** below an opening's stage in every schedule */
  susulan: (kapan: string, alasan: string) =>
    `Dibuka ${kapan} WIB, setelah tahapnya berakhir. Alasan: ${alasan}`,
  jadwal: {
    kosong: 'Jadwal kosong!',
    wajib: (tahap: string) => `${tahap} Tanggal mulai dan selesai harus diisi`,
    urutan: (tahap: string) =>
      `${tahap} Tanggal mulai tidak boleh melebihi atau bersamaan dengan tanggal selesai`,
    bertumpuk: (lanjut: string, awal: string) =>
      `Tanggal mulai pada jadwal ${lanjut} tidak boleh mendahului atau bersamaan dengan tanggal selesai pada jadwal ${awal}`,
    remark: (tahap: string) => `Ada perubahan pada jadwal ${tahap}. Harap mengisi remark!`,
    remarkMaks: (tahap: string, n: number) => `${tahap} Remark maksimal ${n} karakter`,
    sudahMulai: (tahap: string) => `Jadwal sudah dimulai: ${tahap}`,
    sudahSelesai: (tahap: string) => `${tahap} Tahap sudah berakhir dan tidak dapat diubah`,
    hanyaSelesai: (tahap: string) =>
      `${tahap} Tahap sudah dimulai, hanya tanggal selesai yang dapat diubah`,
    masaLalu: (tahap: string) => `${tahap} Tanggal baru tidak boleh di masa lalu`,
    hanyaPerpanjang: (tahap: string) =>
      `${tahap} Pemasukan dokumen yang sudah dimulai hanya dapat diperpanjang`,
    sudahDibuka: (tahap: string) =>
      `${tahap} Dokumen sudah dibuka, waktu pemasukan tidak dapat diubah`,
    tahapBerbeda: 'Daftar tahap pada revisi berbeda dari jadwal paket',
    tidakTersedia: (tahap: string) => `${tahap} Tahap ini tidak tersedia untuk paket ini`,
    wajibIkut: (tahap: string) => `${tahap} Tahap ini wajib dan tidak dapat ditiadakan`,
  },
} as const
