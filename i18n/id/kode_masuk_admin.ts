/** Words for taking the second factor off somebody's account. */
export const kodeMasukAdmin = {
  hapus: 'Hapus kode masuk',
  tanya: 'Hapus kode masuk pengguna ini?',
  isi: (nama: string) =>
    `${nama} dapat login dengan password saja. Lakukan hanya bila ponsel dan kode pemulihannya hilang dan Anda sudah memastikan orangnya.`,
} as const
