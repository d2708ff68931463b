/** The page that checks a proof of the public log. */
export const periksa = {
  judul: 'Periksa bukti',
  keterangan:
    'Halaman ini membuktikan sendiri, di peramban Anda, bahwa suatu catatan ada dalam log publik dan tidak diubah sejak itu. Berkas yang Anda pilih tidak dikirim ke mana pun; setelah halaman terbuka, pemeriksaan berjalan tanpa jaringan.',
  berkas: 'Berkas bukti (JSON) atau tanda terima (PDF)',
  berkasPetunjuk:
    'Unduh dengan tombol “Unduh bukti log” pada tanda terima penawaran Anda. PDF tanda terima yang diunduh setelah dicatat memuat bukti yang sama.',
  pilih: 'Pilih berkas bukti',
  tempel: 'atau tempel isinya di sini',
  berkasTempel: 'Berkas bukti (JSON), atau tempel isinya di sini',
  lama: 'Keadaan log yang Anda simpan (tidak wajib)',
  lamaPetunjuk:
    'Salin baris-baris log publik dari kaki surat, cetakan, atau bukti yang lebih lama atau lebih baru. Membandingkannya memerlukan jaringan.',
  periksa: 'Periksa',
  memeriksa: 'Memeriksa …',
  terbukti: 'Terbukti: catatan ini ada dalam log publik',
  terbuktiIsi: (waktu: string, daun: string, ukuran: string) =>
    `Dicatat pada ${waktu} WIB, daun ke-${daun} dari ${ukuran}. Isinya persis seperti di bawah ini.`,
  gagal: 'Bukti ini tidak benar',
  tidakDapat:
    'Peramban ini tidak dapat memeriksa bukti di halaman ini. Buka lewat alamat https, atau pakai peramban lain.',
  sebab: {
    kosong: 'Pilih atau tempel berkas bukti lebih dahulu.',
    bentuk:
      'Isi ini bukan bukti log publik. Unduh lagi berkas buktinya; PDF yang diunduh sebelum dicatat tidak memuatnya.',
    menunggu: 'Bukti ini diunduh sebelum dicatat. Unduh lagi; pencatatan paling lama 10 detik.',
    form: 'Bagian bukti tidak terbaca. Berkas ini berubah setelah diunduh.',
    checkpoint: 'Keadaan log dalam bukti ini tidak ditandatangani kunci log yang disebutnya.',
    tree: 'Catatan ini tidak termasuk dalam log yang ditandatangani.',
    batch: 'Isi catatan ini bukan yang dicatat. Berkas ini atau isinya telah diubah.',
  },
  lamaSama: 'Log yang sama: tidak ada yang dihapus atau diubah di antara keduanya',
  lamaGagal: {
    form: 'Keadaan log yang disimpan tidak ditandatangani kunci log ini, atau tidak lengkap tersalin.',
    forked:
      'Log bercabang: keadaan yang Anda simpan tidak sesuai dengan bukti ini. Simpan keduanya dan laporkan kepada pengawas.',
    unreachable:
      'Belum dapat dibandingkan karena bagian log tidak terbaca. Sambungkan jaringan, lalu periksa lagi.',
  },
  saksi: 'Saksi',
  saksiSah: (nama: string, waktu: string) => `${nama} ikut menandatangani pada ${waktu} WIB`,
  saksiDiam: (nama: string) => `${nama} tidak ikut menandatangani keadaan log ini`,
  jenis: 'Jenis catatan',
  isi: 'Isi',
  kunci: 'Kunci log',
  kunciPetunjuk:
    'Cocokkan dengan kunci yang Anda terima dari tempat lain: bukti hanya sekuat kunci ini.',
  namaJenis: {
    'tanda-terima': 'Tanda terima penawaran',
    'penarikan': 'Penarikan penawaran',
    'hak-masuk': 'Siapa yang lulus sebelum pemasukan berikutnya (nama samaran)',
    'penutupan': 'Penutupan pemasukan penawaran',
    'pembukaan': 'Pembukaan penawaran',
    'pemusnahan': 'Pemusnahan penawaran yang tidak pernah dibuka',
    'perintah': 'Perintah membuka penawaran yang tidak pernah dibuka',
    'perintah-buka': 'Pelaksanaan perintah membuka penawaran',
    'perintah-tutup': 'Perintah membuka penawaran yang tidak dapat dilaksanakan',
    'keputusan-kunci': 'Keputusan bahwa rekanan membuka penawarannya sendiri',
    'rilis': 'Rilis data terbuka',
    'sanggah': 'Sanggahan',
    'jawaban-sanggah': 'Jawaban sanggahan',
    'tarik-sanggah': 'Penarikan sanggah banding yang salah dicatat',
    'kepala-jurnal': 'Kepala jurnal',
    'halaman': 'Halaman yang disajikan',
  } as Readonly<Record<string, string>>,
  arti: 'Apa yang dibuktikan',
  artiButir: [
    'Isi di atas sudah ada pada waktu itu, huruf demi huruf.',
    'Log sesudahnya tidak dapat menghapus atau mengubahnya tanpa ketahuan siapa pun yang menyimpan keadaan log.',
  ],
  bukanArti: 'Apa yang tidak dibuktikan',
  bukanArtiButir: [
    'Bahwa hanya ada satu log: karena itu bandingkan dengan keadaan log yang disimpan peserta lain.',
    'Bahwa isi berkas penawaran benar: yang dicatat adalah sidik berkasnya.',
  ],
  unduh: 'Unduh bukti log',
  belum: 'Bukti tersedia paling lama 10 detik setelah berkas diterima. Coba lagi sebentar.',
} as const
