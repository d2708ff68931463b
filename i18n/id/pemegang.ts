/** Keys of people (sealing.md §2). */
export const pemegang = {
  status: {
    menunggu: 'Menunggu konfirmasi',
    segera: 'Segera berlaku',
    berlaku: 'Berlaku',
    berakhir: 'Berakhir',
  },
  cara: { 'tatap muka': 'Tatap muka', 'telepon': 'Telepon' },
  pesan: {
    terdaftar:
      'Kunci Anda terdaftar. Minta pemegang lain mencocokkan sidik jari kunci dengan Anda, lalu mengonfirmasinya.',
    diperbarui: (pada: string) => `Kunci baru Anda terdaftar dan berlaku mulai ${pada}`,
    dikonfirmasi: (nama: string) => `Kunci ${nama} sudah dikonfirmasi`,
    dicabut: 'Kunci Anda sudah dicabut',
    frasa: 'Frasa sandi kunci sudah diganti',
  },
  errors: {
    bentuk: 'Isi kunci tidak lengkap atau rusak. Muat ulang halaman lalu ulangi.',
    waktu: 'Pernyataan kunci sudah kedaluwarsa. Muat ulang halaman lalu ulangi.',
    tandaTangan: 'Tanda tangan pernyataan tidak cocok dengan kuncinya.',
    terpakai: 'Kunci ini sudah pernah didaftarkan. Buat kunci baru.',
    masihBerlaku:
      'Kunci Anda masih berlaku. Perbarui dengan kunci itu, atau cabut lebih dahulu bila hilang.',
    tanpaKunci: 'Anda belum mempunyai kunci. Buat kunci lebih dahulu.',
    belumBerlaku:
      'Kunci Anda sendiri belum berlaku, sehingga belum dapat mengonfirmasi kunci lain.',
    sendiri: 'Kunci sendiri dikonfirmasi oleh pemegang lain.',
    sudah: 'Kunci ini tidak menunggu konfirmasi lagi.',
    alasan: 'Alasan harus diisi',
  },
  kabar: {
    pengirim: 'Kunci Pemegang',
    baru: (nama: string) =>
      `${nama} mendaftarkan kunci baru; cocokkan sidik jarinya dan konfirmasi`,
    diperbarui: (nama: string, pada: string) => `${nama} memperbarui kuncinya; berlaku ${pada}`,
    dikonfirmasi: (nama: string, oleh: string) => `Kunci ${nama} dikonfirmasi ${oleh}`,
    dicabut: (nama: string) => `Kunci ${nama} dicabut`,
  },
  surat: {
    perihal: 'Kunci Anda berubah',
    baru: (sidik: string) => [
      'Kunci baru didaftarkan atas nama Anda untuk membuka penawaran.',
      `Sidik jari: ${sidik}`,
      'Jika bukan Anda yang mendaftarkannya, segera cabut kunci itu dan beri tahu administrator.',
    ],
    dikonfirmasi: (oleh: string) => [
      `Kunci Anda dikonfirmasi oleh ${oleh}.`,
      'Jika Anda tidak pernah mencocokkan sidik jari dengannya, segera cabut kunci itu.',
    ],
    dicabut: [
      'Kunci Anda dicabut dan tidak berlaku lagi.',
      'Jika bukan Anda yang mencabutnya, segera beri tahu administrator.',
    ],
    tombol: 'Buka Kunci Pemegang',
  },
} as const
