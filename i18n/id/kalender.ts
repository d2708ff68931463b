/** Words of the calendar of a package: its entries, and the dialog where its address is made. */
export const kalender = {
  keterangan: 'Jadwal pengadaan; berubah sendiri bila jadwal direvisi.',
  acara: (kode: string, url: string) =>
    `Paket ${kode}. Yang berlaku adalah jadwal dan waktu server pada portal: ${url}`,
  ditutup: (tahap: string, nama: string) => `${tahap} ditutup dalam 24 jam: ${nama}`,
  sukses: {
    buat: 'Alamat kalender telah dibuat',
    cabut: 'Alamat kalender telah dicabut',
  },
  layar: {
    tombol: 'Kalender',
    judul: 'Jadwal di kalender Anda',
    isi: 'Langganan ini menampilkan setiap tahap di kalender ponsel atau komputer Anda, dan ikut berubah bila jadwal direvisi. Siapa pun yang memegang alamatnya dapat membaca jadwal ini, jadi simpanlah untuk diri sendiri.',
    buat: 'Buat alamat',
    alamat: 'Alamat kalender',
    buka: 'Buka di aplikasi kalender',
    salin: 'Salin alamat',
    disalin: 'Alamat telah disalin',
    unduh: 'Unduh sekali',
    ganti: 'Ganti alamat',
    gantiTanya: 'Ganti alamat kalender?',
    gantiIsi: 'Alamat yang sekarang tidak berlaku lagi, juga pada kalender yang sudah memakainya.',
    cabut: 'Cabut alamat',
    cabutTanya: 'Cabut alamat kalender?',
    cabutIsi: 'Kalender yang memakai alamat ini tidak lagi menerima perubahan jadwal.',
    gagal: (pesan: string) => `Kalender tidak dapat dimuat: ${pesan}`,
  },
} as const
