/** The single-file page, which works without the server. */
export const satuBerkas = {
  judul: 'Halaman satu berkas',
  keterangan:
    'Halaman ini bekerja tanpa server dan tanpa jaringan: tidak ada yang diambil, tidak ada yang dikirim. Cocokkan dahulu sidik SHA-256 berkas ini dengan sidik di log publik.',
  tanpaKriptografi:
    'Peramban ini tidak memberi kriptografi kepada berkas lokal. Bukalah dengan Chromium atau Firefox yang baru.',
  periksa: 'Periksa bukti log publik',
  ukuranLain: (lama: number, baru: number) =>
    `Keadaan log yang disimpan (${lama} daun) dan bukti ini (${baru} daun) sama-sama ditandatangani log itu. Bahwa yang satu lanjutan yang lain diperiksa di halaman Periksa bukti, karena memerlukan bagian log.`,
  kunci: 'Coba kunci pemulihan',
  kunciIsi:
    'Memeriksa bahwa berkas pemulihan dan kode di kertas masih membuka kunci Anda. Kunci hanya ada di halaman ini dan hilang bila halaman ditutup.',
  berkas: 'Berkas pemulihan (JSON)',
  kode: 'Kode pemulihan',
  buka: 'Buka kunci',
  bukanBerkas: 'Pilih berkas pemulihan kunci. Berkas ini bukan itu, atau berubah sejak disimpan.',
  kodeSalahTulis: 'Kode ini salah tulis. Periksa lagi setiap kelompok empat hurufnya.',
  terbuka: 'Kunci terbuka. Sidiknya:',
  cocokkan: 'Cocokkan dengan sidik Anda di halaman Kunci pemegang atau di log publik.',
  tidakTerbuka: 'Kode ini tidak membuka berkas itu.',
} as const

/** On /periksa: where to get it and what it must be. */
export const ambilSatuBerkas = {
  judul: 'Tanpa percaya kepada server ini',
  isi: 'Halaman satu berkas memeriksa hal yang sama tanpa server: unduh, cocokkan sidiknya, lalu buka dari komputer Anda. Sidiknya sendiri berdiri di log publik.',
  unduh: 'Unduh halaman satu berkas',
  bukti: 'Unduh bukti sidiknya',
  sidik: 'SHA-256',
}
