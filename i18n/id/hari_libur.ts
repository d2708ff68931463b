/** Of years whose holidays nobody has filled in. */
export const liburKosong = (tahun: readonly number[]): string =>
  `Hari libur ${tahun.join(' dan ')} belum diisi: pada tahun itu hanya Sabtu dan Minggu yang dilewati. Periksa tanggalnya, dan minta administrator mengisi menu Hari Libur.`

/** Where stages are moved along by working days. */
export const liburTakTerbaca =
  'Hari libur tidak dapat dibaca, sehingga tahap sesudahnya tidak dapat digeser. Coba lagi, atau ubah tanggalnya sendiri.'
