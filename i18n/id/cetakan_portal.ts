/** The page that says whether a printout is genuine. */
export const cetakanKonfirmasi = {
  judul: 'Keaslian Dokumen Pengadaan',
  sah: 'Dokumen ini asli dan masih berlaku',
  dicabut: 'Dokumen ini asli, tetapi sudah dicabut dan tidak berlaku lagi',
  berubah: 'Dokumen ini asli, tetapi data tahap ini sudah berubah sehingga tidak berlaku lagi',
  nomor: 'Nomor',
  dokumen: 'Dokumen',
  paket: 'Paket',
  tahap: 'Tahap',
  diterbitkan: 'Diterbitkan',
  dicabutPada: 'Dicabut',
  tidakAda: 'Dokumen tidak ditemukan',
  tidakAdaIsi:
    'Kode pada alamat ini tidak cocok dengan dokumen mana pun yang pernah kami terbitkan. Periksa kembali kode QR, atau hubungi kami.',
  hubungi: 'Hubungi kami',
} as const
