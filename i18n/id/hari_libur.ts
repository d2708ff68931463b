/** Of years whose holidays nobody has filled in. */
export const liburKosong = (tahun: readonly number[]): string =>
  `Hari libur ${tahun.join(' dan ')} belum diisi: pada tahun itu hanya Sabtu dan Minggu yang dilewati. Periksa tanggalnya, dan minta administrator mengisi menu Hari Libur.`
