/** Words of the open data in OCDS. */
export const ocds = {
  anggaran: (sumber: string) => `Sumber dana: ${sumber}.`,
  rencana: (tahun: number) => `Rencana pengadaan ${tahun}`,
  pengumuman: 'Pengumuman paket',
  hasil: 'Hasil pemilihan penyedia',
  kbli: (kode: string, nama: string) => `KBLI ${kode} ${nama}`,
  usahaKecil: 'Hanya untuk usaha kecil',
  mulai: (waktu: string) => `Mulai ${waktu} WIB.`,
  ditiadakan: 'Tahap ini ditiadakan dari jadwal.',
  pendaftaran: 'Akhir pendaftaran',
  revisi: (tahap: readonly string[]) => `Perubahan jadwal: ${tahap.join('; ')}.`,
  tunda: 'Paket ditunda.',
  lanjut: 'Paket dilanjutkan.',
  gagal: 'Pemilihan penyedia gagal.',
  batal: 'Paket dibatalkan.',
  ulang: 'Paket ditender ulang sebagai paket baru.',
  penunjukan: (nama: string) => `Penunjukan penyedia: ${nama}`,
  kontrak: (nama: string) => `Kontrak: ${nama}`,
  spmk: 'Surat Perintah Mulai Kerja (SPMK)',
  sejak:
    'Parameter "sejak" harus tanggal (2026-05-12) atau waktu dengan zona (2026-05-12T09:00:00+07:00).',
} as const
