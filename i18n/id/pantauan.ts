/** Monitors of schedules, licences and contracts (S3 §2.7). */
export const pantauan = {
  tenggat: {
    lewat: 'Sudah lewat',
    segera: 'Segera berakhir',
    aman: 'Masih lama',
    tanpaBatas: 'Tanpa batas waktu',
  },
  masa: { tidakBerlaku: 'Tidak berlaku', berlaku: 'Berlaku' },
  letak: { kini: 'Sedang berjalan', nanti: 'Belum mulai', lampau: 'Sudah selesai' },
} as const
