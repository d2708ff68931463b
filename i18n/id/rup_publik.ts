/** Heads of the files of open data and words of the feed. */
export const rupPublik = {
  kolom: {
    kodeProgram: 'Kode Program',
    namaProgram: 'Program',
    kode: 'Kode Kegiatan',
    nama: 'Kegiatan',
    divisi: 'Kode Divisi',
    namaDivisi: 'Divisi',
    jenis: 'Jenis Pengadaan',
    pagu: 'Pagu (Rp)',
    kodePaket: 'Kode Paket',
    namaPaket: 'Paket',
    metode: 'Metode Pemilihan',
    mulai: 'Mulai Pemilihan',
  },
  kolomHasil: {
    kode: 'Kode Paket',
    nama: 'Paket',
    tahun: 'Tahun Anggaran',
    metode: 'Metode Pemilihan',
    penyedia: 'Penyedia',
    noRegistrasi: 'No. Registrasi Penyedia',
    diumumkan: 'Diumumkan',
  },
  umpan: {
    judul: (aplikasi: string) => `Pengadaan baru · ${aplikasi}`,
    keterangan: 'Paket yang baru diumumkan dan hasil pemilihan penyedia.',
    paket: (nama: string) => `Paket baru: ${nama}`,
    hasil: (nama: string) => `Hasil tender: ${nama}`,
    isiPaket: (p: { kode: string; jenis: string; metode: string; divisi: string }) =>
      `${p.kode}. ${p.jenis}, ${p.metode}. ${p.divisi}.`,
    pendaftaran: (mulai: string, selesai: string) => `Pendaftaran ${mulai} sampai ${selesai} WIB.`,
    isiHasil: (p: { kode: string; metode: string; vendor: string; nomor: string }) =>
      `${p.kode}. ${p.metode}. Penyedia: ${p.vendor} / ${p.nomor}.`,
  },
} as const
