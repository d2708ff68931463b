/** The page that a device shows without a connection, and the app on its home screen. */
export const luring = {
  judul: 'Tidak ada sambungan internet',
  isi: 'Halaman ini belum dapat dimuat. Begitu sambungan kembali, halaman dimuat ulang dengan sendirinya.',
  waktu:
    'Batas waktu paket tetap berjalan menurut jam server. Bila batasnya sudah dekat, cari sambungan lain.',
  cobaLagi: 'Coba lagi',
  menunggu: 'Menunggu di peramban ini',
  kosong: 'Tidak ada isian yang menunggu disimpan.',
  petunjuk:
    'Isian ini belum sampai ke server. Setelah tersambung, buka formulirnya: isian ditawarkan kembali.',
  baris: (nama: string, pada: string) => `${nama}, terakhir diisi ${pada}`,
  /** By the first part of the draft's name. */
  konsep: {
    registrasi: 'Registrasi rekanan',
    profil: 'Profil pengguna',
    perusahaan: 'Data Perusahaan',
    dataPribadi: 'Data Pribadi',
    ijin: 'Ijin Usaha',
    akta: 'Akta',
    pemilik: 'Pemilik',
    pengurus: 'Pengurus',
    pengalaman: 'Pengalaman',
    pajak: 'Pajak',
    sertifikat: 'Sertifikat',
    topik: 'Topik penjelasan atau sanggah',
    pesan: 'Pesan',
  } as Readonly<Record<string, string>>,
  konsepLain: 'Isian lain',
} as const
