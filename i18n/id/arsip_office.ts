/** The button of a finished package's archive. */
export const arsipLayar = {
  tombol: 'Unduh arsip',
  tombolDari: (kode: string) => `Unduh arsip ${kode}`,
  menyiapkan: 'Menyiapkan arsip …',
  mengunduh: (persen: number) => `Arsip dikirim ${persen}%`,
  selesai: 'Arsip telah dikirim ke peramban',
} as const
