/** How a committee tender's deeds ended: the back office has these from the start, the rest of panitia later. */
export const panitiaAnswers = {
  sukses: {
    serah: (kode: string) => `Paket telah diserahkan kepada panitia dalam tender ${kode}`,
    buat: (kode: string) => `Draft tender ${kode} telah dibuat`,
    simpan: (kode: string) => `Proses tender dengan kode ${kode} berhasil di-update`,
    konfirmasi: (kode: string) => `Tender dengan kode ${kode} berhasil di konfirmasi`,
    diajukan: (kode: string) =>
      `Perubahan tender ${kode} dikirim kepada Manajer ULP. Konfirmasi lagi setelah disetujui`,
    hapus: (kode: string) => `Proses tender ${kode} berhasil dihapus`,
    evaluasi: 'Evaluasi peserta berhasil disimpan',
    topik: 'Topik telah dibuat',
    beritaAcara: 'File berita acara berhasil diupload',
  },
  gagal: {
    konfirmasi: (pesan: string, kode: string) =>
      `[${pesan}] Gagal konfirmasi tender dengan kode ${kode}`,
    simpan: (pesan: string, kode: string) => `[${pesan}] Gagal update proses tender ${kode}`,
    hapus: (pesan: string, kode: string) => `[${pesan}] Gagal menghapus proses tender ${kode}`,
  },
} as const
