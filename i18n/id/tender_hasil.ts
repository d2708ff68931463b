/** Messages from evaluation to contract: exact ones of S2 §8, S3 §5.1, §5.3 and §8 where they exist. */
export const tenderHasil = {
  bagian: {
    K: 'kualifikasi',
    A: 'administrasi',
    T: 'teknis',
    H: 'harga',
    pemenang: 'pemenang',
  },
  nilaiAnggota: {
    berhasil: 'Nilai Anda disimpan',
    bukanRata: 'Nilai teknis paket ini disepakati pokja, bukan rata-rata nilai anggota',
    bukanPenawar: 'Rekanan ini tidak dinilai teknisnya',
    ganda: (nama: string) => `${nama} tercantum lebih dari satu kali`,
    nilai: (nama: string) => `${nama}: nilai harus 0 sampai 100, paling banyak dua angka desimal`,
    catatan: (maks: number) => `Catatan maksimal ${maks} karakter`,
    kosong: 'Tidak ada nilai yang disimpan',
    belum: (nama: string) => `Belum semua anggota menilai: ${nama}`,
    rata: (nama: string, rata: string) =>
      `${nama}: nilai teknis adalah rata-rata nilai anggota, yaitu ${rata}`,
    cetakan: 'Nilai teknis tiap anggota',
    rataRata: 'Rata-rata',
  },
  evaluasi: {
    berhasil: 'Evaluasi vendor berhasil disimpan',
    tanpaBagian: 'Pilih bagian evaluasi yang disimpan',
    kosong: 'Tidak ada rekanan yang dievaluasi',
    bukanTahap: (bagian: string) => `Evaluasi ${bagian} tidak dilakukan pada tahap ini`,
    belumDibuka: (bagian: string) => `Dokumen ${bagian} belum dibuka`,
    bukanPenawar: 'Rekanan ini tidak memasukkan dokumen pada tahap tersebut',
    ganda: (nama: string) => `${nama} tercantum lebih dari satu kali`,
    nilai: (nama: string, bagian: string) => `${nama}: nilai ${bagian} harus 0 sampai 100`,
    nilaiWajib: (nama: string) => `${nama}: nilai teknis harus diisi`,
    alasan: (nama: string, bagian: string) =>
      `${nama}: alasan tidak lulus ${bagian} harus diisi agar dapat dibaca rekanan`,
    alasanMaks: (n: number) => `Alasan maksimal ${n} karakter`,
    tidakLengkap: (nama: string) =>
      `${nama}: dokumen kualifikasi tidak lengkap sehingga tidak dapat lulus kualifikasi`,
    ambang: (nama: string, limit: string) =>
      `${nama}: nilai teknis di bawah ambang batas ${limit} sehingga tidak dapat lulus teknis`,
    pendahulu: (nama: string, dulu: string, bagian: string) =>
      `${nama}: tidak lulus ${dulu} sehingga tidak dapat lulus ${bagian}`,
    klarifikasi: (nama: string) =>
      `Penawaran ${nama} rendah: catat hasil klarifikasi kewajaran harga pada alasan sebelum menyatakan lulus`,
    tanpaHarga: (nama: string) =>
      `${nama}: tidak ada penawaran harga sehingga tidak dapat lulus harga`,
    penawaran: (nama: string) => `${nama}: nilai penawaran terkoreksi harus lebih dari 0`,
    koreksi: (nama: string) =>
      `${nama}: catatan koreksi harus diisi karena nilai berbeda dari harga penawaran`,
    biaya: (nama: string) => `${nama}: biaya evaluasi harus lebih dari 0`,
    kelulusan: (lulus: boolean | null, bagian: string) =>
      `${lulus === null ? 'belum dinilai' : lulus ? 'lulus' : 'tidak lulus'} ${bagian}`,
    rekananKelulusan: (nama: string, kelulusan: readonly string[]) =>
      `${nama} (${kelulusan.join(', ')})`,
    kabarKelulusan: (oleh: string, paket: string, rekanan: readonly string[]) =>
      `${oleh} mencatat kelulusan pada evaluasi paket ${paket}: ${rekanan.slice(0, 10).join('; ')}${rekanan.length > 10 ? `; dan ${rekanan.length - 10} rekanan lain` : ''}`,
    kabarBatal: (paket: string) =>
      `Evaluasi paket ${paket} diubah; penetapan yang diusulkan atau ditegaskan dari evaluasi sebelumnya tidak berlaku lagi`,
    kabarUlang: (paket: string) =>
      `Evaluasi paket ${paket} diulang; hasil yang telah diumumkan tidak berlaku lagi`,
    isiUlang: 'Hasil yang baru diumumkan pada tahapnya.',
    sanggahBelumDijawab: 'Semua sanggahan harus dijawab sebelum evaluasi diulang',
  },
  penetapan: {
    diusulkan: 'Usulan penetapan telah dikirim ke PPK',
    ditegaskan: 'Penetapan telah ditegaskan',
    ditolak: 'Usulan penetapan telah ditolak',
    bukanTahap: 'Tahap ini tidak memerlukan penetapan',
    tahapLain: (nama: string) => `Tahap yang sedang berjalan adalah ${nama}`,
    belumLengkap: (nama: string) => `Evaluasi ${nama} belum lengkap`,
    bukanCalon: 'Rekanan ini tidak ikut dievaluasi',
    ganda: (nama: string) => `${nama} tercantum lebih dari satu kali`,
    bilangan: 'Urutan harus angka bulat mulai dari 0',
    kembar: (n: number) => `Urutan ${n} hanya untuk satu rekanan`,
    bolong: 'Urutan harus berurutan mulai dari 1',
    tidakLulus: (nama: string) => `${nama} tidak lulus evaluasi sehingga tidak dapat diberi urutan`,
    gugur: (nama: string) => `${nama} sudah dinyatakan gugur sebagai pemenang`,
    melebihiHps: (nama: string) => `Harga ${nama} melebihi HPS sehingga tidak dapat ditetapkan`,
    tanpaPemenang:
      'Tidak ada rekanan yang dapat ditetapkan sebagai pemenang. Nyatakan paket gagal / tidak ada pemenang.',
    alasanBeda: 'Alasan harus diisi karena urutan berbeda dari usulan sistem',
    alasanSedikit: 'Alasan harus diisi karena penawaran hanya satu atau dua',
    alasanSedikitDokumen:
      'Alasan harus diisi karena dokumen kualifikasi hanya dari satu atau dua peserta',
    alasanGanti: 'Alasan harus diisi karena penetapan sebelumnya diubah',
    alasanTolak: 'Alasan penolakan harus diisi',
    alasanGugur: 'Alasan harus diisi',
    tanpaUsul: 'Tidak ada usulan penetapan yang menunggu',
    usang: 'Evaluasi berubah sesudah usulan ini dikirim. Usulan baru diperlukan.',
    sendiri: 'Anda mengusulkan penetapan ini sehingga tidak dapat menegaskannya',
    lewat: 'Waktu penetapan sudah berakhir',
    bukanPemenang: 'Hanya pemenang yang dapat dinyatakan gugur',
    sudahKontrak: 'Kontrak sudah disimpan sehingga pemenang tidak dapat diganti',
    belumTetap: 'Pemenang belum ditetapkan',
    sebab: {
      mundur: 'Pemenang mengundurkan diri',
      negosiasi: 'Negosiasi tidak mencapai kesepakatan',
      melebihiHps: 'Harga melebihi HPS',
      lainnya: 'Sebab lain',
    },
    kabarUsul: (paket: string) => `Usulan penetapan paket ${paket} menunggu penegasan Anda`,
    kabarTegas: (paket: string) => `Penetapan paket ${paket} telah ditegaskan PPK`,
    kabarTolak: (paket: string, alasan: string) =>
      `Usulan penetapan paket ${paket} ditolak PPK: ${alasan}`,
  },
  hasil: {
    kabar: (tahap: string, paket: string) => `${tahap} paket ${paket} telah terbit`,
    isi: 'Hasil dan alasannya dapat dibaca setelah login, pada tahap pengumuman paket ini.',
    isiInformasi:
      'Hasil Anda dan alasannya dapat dibaca setelah login, pada bagian Informasi paket ini.',
    isiPublik: 'Hasilnya dapat dibaca pada halaman Hasil Tender.',
  },
  sanggah: {
    terkirim: 'File sanggah telah dikirim',
    vendorTerkirim: 'File berhasil diupload',
    tanpaFileVendor: 'Silahkan masukan file sanggah',
    tanpaFile: (nama: string) => `Harap masukkan file sanggah ${nama}`,
    minimal: 'Minimal 1 (satu) vendor dipilih untuk mengirim sanggahan',
    sudahDikirim: 'Sanggahan sudah dikirim dan tidak dapat diubah',
    sudahDijawab: (nama: string) => `Sanggahan ${nama} sudah dijawab`,
    belumMenyanggah: (nama: string) => `${nama} tidak mengirim sanggahan`,
    bukanPenawar: 'Hanya peserta yang memasukkan dokumen yang dapat menyanggah',
    bandingTanpaSanggah: 'Sanggah banding hanya untuk rekanan yang sanggahannya sudah dijawab',
    bandingSendiri: 'Sanggah banding pada tahap ini dikirim rekanan sendiri',
    hasilWajib: (nama: string) => `Hasil sanggahan ${nama} harus dipilih`,
    daftarSalah: 'Daftar sanggahan tidak dapat dibaca',
    catatanMaks: (n: number) => `Catatan maksimal ${n} karakter`,
    belumDijawab: 'Masih ada sanggahan yang belum dijawab',
    terbukti:
      'Ada sanggahan yang terbukti. Nyatakan paket gagal, atau ajukan revisi jadwal untuk mengulang evaluasi.',
    dicatatSendiri:
      'Sanggah banding ini Anda yang mencatat, maka anggota pokja lain yang menjawabnya',
    kabarDicatat: (paket: string) =>
      `Sanggah banding atas nama perusahaan Anda dicatat oleh pokja pada paket ${paket}`,
    isiDicatat: (sha256: string) =>
      `SHA-256 berkas yang dicatat: ${sha256}. Cocokkan dengan surat yang Anda kirim. Bila Anda tidak mengirim sanggah banding, atau berkasnya lain, segera sampaikan kepada Unit Layanan Pengadaan.`,
    kabarMasuk: (nama: string, paket: string) => `${nama} mengirim sanggahan pada paket ${paket}`,
    kabarJawab: (paket: string) => `Sanggahan Anda pada paket ${paket} telah dijawab`,
    perihalJawab: (paket: string) => `Jawaban sanggahan: ${paket}`,
    isiJawab: (hasil: string) => `Hasil: ${hasil}.`,
    kabarTerbukti: (paket: string) =>
      `Sanggahan pada paket ${paket} terbukti. Nyatakan paket gagal, atau ajukan revisi jadwal untuk mengulang evaluasi.`,
  },
  negosiasi: {
    berhasil: 'Hasil negosiasi berhasil disimpan',
    teks: (n: number) => `Negosiasi teknis maksimal ${n} karakter`,
    harga: (nama: string) => `${nama}: harga negosiasi harus lebih dari 0`,
    melebihiPenawaran: (nama: string, limit: string) =>
      `${nama}: harga negosiasi tidak boleh melebihi nilai penawaran ${limit}`,
    melebihiHps: (nama: string) => `${nama}: harga negosiasi tidak boleh melebihi HPS`,
    bukanCalon: 'Negosiasi hanya dengan pemenang atau rekanan yang lulus evaluasi',
    kosong: 'Tidak ada hasil negosiasi yang disimpan',
  },
  beritaAcara: {
    berhasil: 'BA klarifikasi negosiasi telah dikirim',
    tanpaFile: (nama: string) => `Harap masukkan file file ba untuk rekanan ${nama}`,
    minimal: 'Minimal 1 (satu) vendor dipilih untuk mengirim BA klarifikasi negosiasi',
    sudahDikirim: (nama: string) => `BA klarifikasi negosiasi untuk ${nama} sudah dikirim`,
    bukanCalon: (nama: string) => `${nama} tidak ikut klarifikasi dan negosiasi`,
    daftarSalah: 'Daftar berita acara tidak dapat dibaca',
    kabar: (paket: string) => `Berita acara klarifikasi dan negosiasi paket ${paket} telah dikirim`,
    perihal: (paket: string) => `Berita acara klarifikasi dan negosiasi: ${paket}`,
  },
  sppbj: {
    berhasil: 'Sppbj telah dikirim',
    tanpaFile: (nama: string) => `Harap masukkan file sppbj untuk rekanan ${nama}`,
    minimal: 'Minimal 1 (satu) vendor dipilih untuk mengirim Sppbj',
    sudahDikirim: (nama: string) => `Sppbj untuk ${nama} sudah dikirim`,
    bukanPemenang: (nama: string) => `${nama} bukan pemenang paket ini`,
    belumDitetapkan: (tahap: string) => `Sppbj menunggu ${tahap} ditegaskan oleh PPK`,
    usulMenunggu:
      'Usulan penetapan belum diputuskan PPK. Tegaskan atau tolak usulan itu sebelum mengirim Sppbj.',
    daftarSalah: 'Daftar Sppbj tidak dapat dibaca',
    kabar: (paket: string) => `SPPBJ paket ${paket} telah dikirim kepada Anda`,
    perihal: (paket: string) => `SPPBJ: ${paket}`,
  },
  kiriman: {
    tidakDikenal: 'Rekanan tidak ada dalam daftar ini',
    ganda: (nama: string) => `${nama} dipilih lebih dari satu kali`,
    fileTanpaBaris: 'Ada file yang tidak termasuk rekanan yang dipilih',
    isi: 'Berkas dapat diunduh setelah login, pada tahap yang bersangkutan.',
  },
  baPl: {
    berhasil: 'File berita acara berhasil diupload',
    kosong: 'Masukkan minimal 1 (satu) file terbaru sebelum upload',
  },
  kontrak: {
    berhasil: 'Form surat berhasil disimpan',
    smpk: 'Proses smpk telah selesai',
    tglKontrak: 'Tanggal kontrak harus diisi',
    lamaKosong: 'Lama pekerjaan harus diisi',
    lama: 'Lama pekerjaan tidah boleh lebih kecil atau sama dengan 0 (nol)',
    lamaMaks: (n: number) => `Lama pekerjaan maksimal ${n} hari`,
    jenisHari: 'Jenis hari harus dipilih',
    mulai: 'Tanggal mulai kontrak harus diisi',
    selesai: 'Tanggal selesai kontrak harus diisi',
    urutan: 'Tanggal selesai kontrak tidak boleh sama atau mendahului tanggal mulai kontrak',
    nilai: 'Nilai kontrak harus diisi',
    nilaiPositif: 'Nilai kontrak harus lebih dari 0 (nol)',
    melebihiHps: (limit: string) => `Nilai kontrak tidak boleh melebihi HPS ${limit}`,
    belumSppbj: 'SPPBJ belum dikirim kepada pemenang',
    belumBa: 'Berita acara klarifikasi dan negosiasi belum dikirim',
    belumDisimpan: 'Form surat perjanjian belum disimpan',
    spkMelebihi: (total: string, nilai: string) =>
      `Total SPK ${total} melebihi nilai kontrak ${nilai}. Perbaiki SPK atau form surat perjanjian sebelum menyelesaikan SPMK.`,
    belumBaPl:
      'Unggah dahulu berita acara penunjukan langsung sampai hasil negosiasi; sesudah SPMK selesai berkasnya terkunci',
  },
} as const
