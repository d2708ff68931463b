/** Monitors of schedules, licences and contracts (S3 §2.7). */
export const pantauan = {
  tenggat: {
    lewat: 'Sudah lewat',
    segera: 'Segera berakhir',
    aman: 'Masih lama',
    tanpaBatas: 'Tanpa batas waktu',
  },
  sisa: (hari: number | null) => {
    if (hari === null) return 'Tanpa batas waktu'
    if (hari === 0) return 'Hari terakhir'
    return hari < 0 ? `Lewat ${-hari} hari` : `${hari} hari lagi`
  },
  masa: { tidakBerlaku: 'Tidak berlaku', berlaku: 'Berlaku' },
  semuaMasa: 'Semua',
  ditunda: 'Ditunda',
  tampilan: 'Tampilan jadwal',
  tabel: 'Tabel',
  bagan: 'Bagan',
  jangkauan: 'Jangkauan bagan',
  bulan: (n: number) => `${n} bulan`,
  mundur: 'Lebih awal',
  maju: 'Lebih akhir',
  kini: 'Hari ini',
  sekarang: 'Sekarang',
  keterangan: 'Keterangan warna',
  /** a stage as a reader hears it */
  tahap: (tahap: string, mulai: string, selesai: string, letak: string) =>
    `${tahap}: ${mulai} sampai ${selesai}, ${letak.toLowerCase()}`,
  berikutnya: (tahap: string, mulai: string) => `${tahap} mulai ${mulai}`,
  diLuar: 'Tidak ada tahap dalam jangkauan ini.',
  jadwalUsai: 'Semua tahap sudah selesai',
  letak: { kini: 'Sedang berjalan', nanti: 'Belum mulai', lampau: 'Sudah selesai' },
} as const
