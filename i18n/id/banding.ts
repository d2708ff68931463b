/** The verified and the present version of a section, side by side. Names of the fields: `pemeriksaan_office`. */
export const banding = {
  buka: 'Bandingkan dengan versi terverifikasi',
  judul: 'Versi terverifikasi dan perubahan',
  isian: 'Isian',
  terverifikasi: (tanggal: string) => `Terverifikasi ${tanggal}`,
  terverifikasiSingkat: 'Terverifikasi',
  kini: 'Sekarang',
  berubah: 'Berubah',
  jenis: { tambah: 'Baru ditambahkan', ubah: 'Diubah', hapus: 'Dihapus' },
  sama: (n: number) => `${n} data lain tidak berubah.`,
  tanpaBeda: 'Isi bagian ini sama dengan versi yang terakhir diverifikasi.',
} as const
