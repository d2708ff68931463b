/** The guide to methods and stages, /rup/paket/learn (decisions §4): one sentence a method and a kind of tab. */
export const panduan = {
  judul: 'Panduan Metode dan Tahap',
  keterangan:
    'Pilih jenis pengadaan, metode, dan kualifikasi untuk melihat tahap yang akan dilalui paket: apa yang dikerjakan rekanan, apa yang dikerjakan staf, dan berapa lama lazimnya.',
  tautan: 'Panduan metode dan tahap',
  pilihan: 'Pilih paket',
  jenis: 'Jenis Pengadaan',
  metode: 'Metode Pemilihan',
  kualifikasi: 'Kualifikasi',
  tahap: (n: number, ikut: number) =>
    ikut === n ? `${n} tahap` : `${n} tahap, ${ikut} di antaranya ikut dalam jadwal`,
  lama: (hari: number) => `Sekitar ${hari} hari kerja dengan durasi lazim`,
  rekanan: 'Rekanan',
  staf: 'Staf',
  tidakAda: 'Tidak ada yang dikerjakan pada tahap ini.',
  hari: (n: number) => (n === 0 ? 'Pada hari yang sama' : `Lazimnya ${n} hari kerja`),
  minimum: (n: number) => `paling singkat ${n} hari kerja`,
  jeda: (n: number) => `lalu jeda ${n} hari kerja`,
  tidakIkut: 'Tidak ikut',
  wajib: 'Wajib',
  hanyaKonstruksi: 'Sanggah banding hanya untuk tender pekerjaan konstruksi.',
  pendaftaran: 'Rekanan mendaftar selama tahap ini.',
  umumkan: 'Hasil berlaku bagi rekanan sejak tahap ini dimulai.',
  jadwal:
    'Tahap bertanda Wajib selalu ikut dalam jadwal; tahap lain dapat dikeluarkan saat paket disusun. Satu tahap dimulai sesudah tahap sebelumnya berakhir.',
  metodeIsi: {
    TLA: 'Penunjukan langsung: satu penyedia yang mampu diundang karena keadaan tertentu, dan alasannya dicatat. Paket tidak tampil untuk umum.',
    PLA: 'Pengadaan langsung: untuk nilai sampai batas pengadaan langsung, rekanan diundang lalu penawarannya dinegosiasi.',
    TEN: 'Tender: diumumkan untuk umum dan diikuti setiap rekanan aktif yang memenuhi syarat; untuk barang, konstruksi, dan jasa lainnya.',
    SEL: 'Seleksi: tender untuk jasa konsultansi, dengan penilaian yang menekankan mutu.',
  },
  kualifikasiIsi: {
    P: 'Prakualifikasi: kualifikasi diperiksa lebih dahulu; hanya yang lulus diundang memasukkan penawaran dalam dua file.',
    K: 'Pascakualifikasi: kualifikasi dan penawaran dimasukkan bersama dalam satu tahap dan dibuka sekaligus.',
    K2: 'Pascakualifikasi dua file: harga dimasukkan kemudian, oleh yang lulus kualifikasi, administrasi, dan teknis.',
  },
  /** What vendors do on a tab of this kind. */
  tabRekanan: {
    'pengumuman': 'Membaca pengumuman paket.',
    'undangan': 'Membaca dan mengunduh undangan.',
    'dokumen': 'Mengunduh dokumen pemilihan dan tambahannya.',
    'peserta': 'Melihat peserta.',
    'penjelasan':
      'Mengajukan pertanyaan dan membaca jawabannya; nama penanya tidak terlihat peserta lain.',
    'pemasukan':
      'Mengunggah dokumen; isinya tersegel sampai pembukaan dan dapat diganti sampai tahap berakhir.',
    'pembukaan': 'Menunggu pembukaan dokumen.',
    'evaluasi': 'Menunggu hasil evaluasi.',
    'hasil': 'Membaca hasil dan alasannya.',
    'sanggah': 'Mengirim sanggahan atas hasil, dengan bukti.',
    'negosiasi': 'Mengikuti klarifikasi dan negosiasi.',
    'ba-negosiasi': 'Membaca berita acara klarifikasi dan negosiasi.',
    'penetapan': 'Menunggu penetapan.',
    'ba-pl': 'Menunggu berita acara.',
    'sppbj': 'Menerima surat penunjukan penyedia barang/jasa.',
    'spk': 'Menandatangani kontrak.',
    'spmk': 'Menerima perintah mulai kerja.',
  },
  /** What staff do on a tab of this kind. */
  tabStaf: {
    'pengumuman': 'Menyiapkan dan mengunggah pengumuman.',
    'undangan': 'Mengirim undangan kepada rekanan, satu demi satu atau sekaligus.',
    'dokumen':
      'Mengunggah dokumen pemilihan; perubahan sesudah penjelasan disimpan sebagai addendum.',
    'peserta': 'Melihat siapa yang mendaftar dan sudah memasukkan dokumen.',
    'penjelasan': 'Menjawab pertanyaan peserta dan membuat berita acara penjelasan.',
    'pemasukan': 'Memantau siapa yang sudah memasukkan dokumen; isinya belum dapat dibaca.',
    'pembukaan':
      'Membuka segel: satu anggota pokja meminta dan anggota lain mengesahkan (pada penunjukan dan pengadaan langsung pejabat meminta dan PPK mengesahkan), lalu berita acaranya dibuat.',
    'evaluasi': 'Menilai setiap bagian dokumen; skor terbobot dan jumlahnya dihitung sistem.',
    'hasil': 'Mengumumkan hasil.',
    'sanggah': 'Membaca dan menjawab setiap sanggahan sebelum tahap rekanan berikutnya dimulai.',
    'negosiasi': 'Mencatat hasil klarifikasi dan negosiasi.',
    'ba-negosiasi': 'Mengirim berita acara klarifikasi dan negosiasi.',
    'penetapan': 'Pokja atau pejabat pengadaan mengusulkan urutan pemenang, PPK menegaskannya.',
    'ba-pl': 'Mengunggah tujuh berkas berita acara penunjukan langsung.',
    'sppbj': 'PPK mengirim SPPBJ kepada pemenang; sesudah itu tender dapat diselesaikan.',
    'spk': 'Mengisi data kontrak dan mencetak SPK.',
    'spmk': 'Menerbitkan SPMK; data kontrak terkunci sesudah diselesaikan.',
  },
} as const
