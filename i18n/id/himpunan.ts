/** Holder sets of packages, and openings under two keys of people (sealing.md §2, §4). */
const enumerate = (names: readonly string[]): string => names.join(', ')

export const himpunan = {
  judul: 'Pemegang kunci',
  peran: { pokja: 'Pokja', ppk: 'PPK', cadangan: 'Cadangan' },
  kurang: (names: readonly string[]) =>
    names.length > 0
      ? `Kunci pemegang belum lengkap. Perlu dua kunci pelaksana dan satu cadangan yang berlaku. Belum mempunyai kunci: ${enumerate(names)}.`
      : 'Kunci pemegang belum lengkap. Perlu dua pelaksana dan satu cadangan; lengkapi susunan pokja atau tunjuk PA.',
  pasPasan: (names: readonly string[]) =>
    `Kunci yang berlaku hanya cukup untuk membuka, tanpa cadangan yang cukup. Pemasukan dan pembukaan tetap berjalan, tetapi kehilangan satu kunci lagi dapat menghentikannya. Belum mempunyai kunci: ${enumerate(names)}.`,
  belumBerlatih:
    'Paket pertama belum dapat dipublish: latihan pembukaan penawaran belum dicatat. Laksanakan latihannya bersama para pemegang kunci, lalu minta administrator mengisi parameter LATIHAN_PEMBUKAAN dengan tanggal dan nomor berita acaranya.',
  kurangDua:
    'Kunci pemegang yang berlaku kurang dari dua, sehingga penawaran paket ini tidak dapat disegel atau dibuka. Hubungi unit pengadaan melalui telepon; kuncinya sedang diganti atau jadwalnya perlu diubah.',
  isi: 'Penawaran paket ini disegel untuk para pemegang kunci. Hanya dua di antara mereka bersama-sama yang dapat membukanya; server dan satu orang tidak.',
  tanpaKunci: 'Belum ada kunci yang berlaku',
  himpunanKe: (nomor: number) => `Himpunan ${nomor}`,
  ingatkan: 'Ingatkan',
  diingatkan: 'Pengingat sudah dikirim',
  pesan: (paket: string) =>
    `Paket ${paket} menunggu kunci Anda. Buat kunci, lalu minta pemegang lain mengonfirmasinya.`,
  polos: 'Terima juga berkas yang disegel server saat diterima',
  polosIsi:
    'Bila tidak, paket ini hanya menerima penawaran yang disegel di peramban rekanan sendiri (bawaan untuk tender dan seleksi). Tidak dapat diubah sesudah publish.',
  polosYa: 'Menerima juga berkas yang disegel server saat diterima',
  polosTidak: 'Hanya menerima penawaran yang disegel di peramban rekanan',
  polosDisimpan: 'Cara penyegelan disimpan',
  bukan: 'Paket ini tidak memerlukan kunci pemegang.',
  lengkap: 'Kunci pemegang paket ini sudah lengkap.',
  periksa: {
    judul: 'Periksa bagian kunci',
    tombol: 'Periksa bagian saya',
    belum: (n: number) =>
      `Anda memegang bagian kunci dari ${n} berkas yang belum Anda periksa. Pastikan bahwa bagian itu terbuka: sampai pemasukan berakhir, rekanan masih dapat memasukkan lagi.`,
    isi: 'Dengan frasa sandi kunci, peramban ini membuka bagian kunci Anda dari setiap berkas dan menandatangani hasilnya. Isi dan harga tetap tersegel.',
    frasa: 'Frasa sandi kunci Anda',
    menunggu: (n: number) => `Bagian kunci dari ${n} berkas`,
    kosong: 'Tidak ada bagian kunci yang perlu Anda periksa.',
    berubah: 'Daftar berkas berubah. Muat ulang lalu ulangi.',
    berhasil: (n: number) => `Bagian kunci Anda dari ${n} berkas terbuka`,
    sebagian: (terbuka: number, gagal: number) =>
      `Terbuka: ${terbuka} berkas. Tidak terbuka: ${gagal} berkas; rekanannya diminta memasukkan lagi.`,
    oleh: (n: number) => (n === 0 ? 'belum diperiksa' : `diperiksa ${n} pemegang kunci`),
    kunciTerbukti: 'Kunci Anda terbukti dapat dipakai',
    terbukti: (pada: string) => `kunci terbukti ${pada} WIB`,
    buktikan: (sampai: string) =>
      `Pemasukan berakhir ${sampai} WIB. Buktikan sekarang bahwa kunci Anda masih dapat dipakai: dalam 72 jam terakhir sedikitnya dua pemegang menunjukkannya.`,
    kurangTerbukti: (n: number, sampai: string) =>
      `Pemasukan berakhir ${sampai} WIB. Dalam 72 jam terakhir sedikitnya dua pemegang menunjukkan bahwa kuncinya masih dapat dipakai; masih kurang ${n}. Hubungi mereka sekarang, selagi himpunan pemegang masih dapat diganti.`,
    tombolBukti: 'Buktikan kunci saya',
    menungguBukti: 'Buktikan bahwa kunci Anda masih dapat dipakai',
    wajib: (n: number) =>
      `Pembukaan belum dapat diminta: bagian kunci dari ${n} berkas belum diperiksa seorang pemegang pun. Periksa bagian Anda, atau mintalah pemegang lain memeriksanya.`,
    gagal: (n: number) => `tidak terbuka oleh ${n} pemegang kunci`,
    gagalRekanan: (jenis: string, paket: string) =>
      `Berkas ${jenis} Anda pada paket ${paket} tidak terbuka oleh seorang pemegang kunci`,
    gagalRekananIsi:
      'Selama tahap pemasukan masih berjalan, masukkan berkas itu sekali lagi. Versi sebelumnya tetap tercatat.',
    gagalStaf: (n: number, paket: string) =>
      `${n} berkas pada paket ${paket} tidak terbuka oleh seorang pemegang kunci`,
    gagalStafIsi:
      'Rekanannya sudah diminta memasukkan lagi. Pemegang lain sebaiknya memeriksa bagiannya juga.',
  },
  cadangan: {
    minta: 'Minta sebagai cadangan',
    sahkan: 'Sahkan sebagai cadangan',
    isi: 'Anda pemegang kunci cadangan. Anda dapat menggantikan satu orang yang berhalangan; alasannya tampil dalam berita acara dan dikabarkan kepada pokja dan PPK.',
    alasan: 'Siapa yang berhalangan dan mengapa',
    alasanKosong: 'Tulis siapa yang berhalangan dan mengapa',
    bukan: 'Kunci Anda bukan kunci cadangan paket ini atau belum berlaku.',
    keduanya:
      'Pembukaan ini sudah diminta oleh pemegang cadangan; yang mengesahkannya harus pelaksana.',
    kabar: (nama: string, paket: string) =>
      `${nama} bertindak sebagai pemegang kunci cadangan pada pembukaan paket ${paket}`,
    alasanKabar: (alasan: string) => `Alasan: ${alasan}`,
    oleh: (nama: string, alasan: string) => `${nama} bertindak sebagai cadangan. Alasan: ${alasan}`,
  },
  tanpaHalaman: {
    judul: 'Tandatangani tanpa halaman ini',
    isi: 'Halaman satu berkas memeriksa, menandatangani, dan membuka kunci dari komputer Anda tanpa server. Unduh bahannya, kerjakan di sana, lalu unggah hasilnya di sini dan lanjutkan.',
    unduh: 'Unduh bahan pembukaan',
    unggah: 'Unggah hasil pembukaan',
    siap: 'Hasil dari halaman satu berkas siap dikirim.',
    gagal: 'Belum dapat dilanjutkan',
    lain: 'Berkas ini bukan hasil dari langkah pembukaan ini.',
  },
  buka: {
    mengapa: 'Bagaimana dua kunci membuka penawaran',
    frasa: 'Frasa sandi kunci Anda',
    isiMinta:
      'Dengan frasa sandi kunci, Anda menandatangani di peramban ini permintaan membuka semua berkas yang tercatat saat pemasukan ditutup.',
    isiSahkan: (nama = 'pemegang pertama') =>
      `Dengan frasa sandi kunci, Anda menandatangani di peramban ini bahwa berkas pada permintaan ${nama} dibuka.`,
    tandaTangan:
      'Pembukaan paket ini perlu ditandatangani dengan kunci Anda. Muat ulang halaman lalu ulangi.',
    tanpaKunci: 'Kunci Anda tidak termasuk pemegang paket ini atau belum berlaku.',
    berubah:
      'Daftar berkas, jadwal, atau pemegang berubah sejak ditandatangani. Muat ulang lalu ulangi.',
    sahkanBuntu:
      'Permintaan pemegang pertama tidak dapat disahkan: keadaan paket berubah sesudahnya, atau bagian yang diserahkannya tidak terbuka. Muat ulang lalu ulangi; bila tetap begini, hubungi pemegang pertama. Permintaan ini gugur begitu anggota pemegang diganti, atau setelah 24 jam.',
    kedaluwarsa: 'Permintaan sudah kedaluwarsa. Minta pembukaan sekali lagi.',
    salah: 'Tanda tangan tidak cocok dengan kunci yang tercatat.',
    kunciSalah: 'Kunci yang dikirim bukan kunci berkas itu. Muat ulang halaman lalu ulangi.',
    log: 'Log publik tidak membuktikan kunci, jadwal, atau penutupan paket ini. Tidak ada yang ditandatangani. Ulangi sebentar lagi; bila tetap begini, hubungi pemegang kunci lain melalui telepon.',
    saksiHilang: (nama: string) =>
      `Server tidak lagi menyebut saksi log publik yang pernah dilihat peramban ini: ${nama}. Tidak ada yang ditandatangani.`,
    riwayatLain:
      'Log publik yang ditunjukkan server berbeda dari yang pernah dilihat peramban ini. Tidak ada yang ditandatangani. Hubungi pemegang kunci lain melalui telepon.',
    bagianKurang: (n: number, who: readonly { nama: string; cadangan: boolean }[]) =>
      `Kunci Anda tidak membuka ${n} berkas: disegel sebelum kunci itu berlaku, atau bagiannya tidak terbuka. Yang dapat membuka semuanya: ${enumerate(who.map(({ nama, cadangan }) => (cadangan ? `${nama} (cadangan)` : nama)))}.`,
    takTerbaca:
      'Ada berkas yang tidak terbaca oleh kedua kunci ini. Periksa bagian Anda di bawah, atau minta pemegang lain mengesahkannya. Bila tidak ada dua pemegang yang dapat membukanya, berkas itu disebut dalam berita acara dan yang lain dibuka. Permintaan yang tidak dapat disahkan gugur begitu anggota pemegang diganti, atau setelah 24 jam.',
    ditandatangani: 'Ditandatangani dengan kunci',
  },
} as const
