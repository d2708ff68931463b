/** Photos of documents, taken and made ready in the browser. */
export const foto = {
  ambil: 'Ambil foto',
  tambah: 'Foto berikutnya',
  galeri: 'Dari galeri',
  judul: (label: string) => `Foto: ${label}`,
  petunjuk: 'Periksa apakah semua tulisan terbaca. Foto yang miring dapat diputar.',
  petunjukPdf: 'Semua foto menjadi satu PDF, satu halaman tiap foto.',
  halaman: (n: number, dari: number) => `Foto ${n} dari ${dari}`,
  putar: (n: number) => `Putar foto ${n} ke kanan`,
  perbesar: (n: number) => `Perbesar foto ${n}`,
  perkecil: (n: number) => `Perkecil foto ${n}`,
  naikkan: (n: number) => `Naikkan foto ${n}`,
  hapus: (n: number) => `Hapus foto ${n}`,
  menyiapkan: 'Menyiapkan foto',
  hasil: (n: number, ukuran: string, pdf: boolean) =>
    pdf ? `PDF ${n} halaman, ${ukuran}` : `Foto, ${ukuran}`,
  pakai: 'Pakai',
  tidakMuat: (maks: string) =>
    `Foto-foto ini tidak muat dalam ${maks} tanpa menjadi tidak terbaca. Hapus sebagian, atau kirim dalam beberapa berkas.`,
  tidakTerbaca: (nama: string) =>
    `${nama} tidak dapat dibaca sebagai foto. Ambil foto lagi atau pilih berkas lain.`,
  terlaluBanyak: (maks: number) => `Paling banyak ${maks} foto; sisanya tidak diambil.`,
} as const
