/** Words of the vendor portal's page of all of one's own notices. */
export const notifikasiLayar = {
  title: 'Semua Notifikasi',
  description: 'Semua kabar untuk Anda, yang terbaru dahulu.',
  columns: { pesan: 'Notifikasi', pengirim: 'Pengirim', waktu: 'Waktu', status: 'Status' },
  semua: 'Semua',
  read: 'Sudah dibaca',
  unread: 'Belum dibaca',
  markRead: 'Tandai sudah dibaca',
  markReadOf: (pesan: string) => `Tandai sudah dibaca: ${pesan}`,
  markAllRead: 'Tandai semua sudah dibaca',
  search: 'Cari isi atau pengirim',
} as const
