/** Frame of every mail; the modules' mails keep their own words. */
export const surat = {
  salam: (nama: string) => `Yth. ${nama},`,
  penutup: 'Surat ini dikirim otomatis oleh sistem.',
  checkpoint:
    'Keadaan log publik saat surat ini ditulis. Simpan: dengannya setiap perubahan atas catatan sebelumnya dapat dibuktikan.',
  /** to who can do something, where a mail was given up */
  gagal: {
    kabar: (perihal: string, kepada: string, sebab: string, lanjut: string) =>
      `Email “${perihal}” kepada ${kepada} tidak terkirim: ${sebab}. ${lanjut}`,
    sebab: {
      ditolak: 'server email penerima menolaknya',
      lampiran: 'lampirannya tidak ada lagi',
      habis: 'sudah dicoba berulang kali tanpa hasil',
    },
    lanjut: {
      rekanan:
        'Hubungi penerimanya lewat telepon, sampaikan isinya, dan minta alamat emailnya diperiksa.',
      staf: 'Periksa alamat email pengguna itu di menu pengguna, lalu beri tahu orangnya.',
      lampiran: 'Buat ulang dokumennya, lalu kirim sekali lagi.',
    },
  },
} as const
