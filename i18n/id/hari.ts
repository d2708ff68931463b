/** The field of a day and its calendar. A room of its own: pages without such a field don't load it. */
export const hariLayar = {
  contoh: 'hh/bb/tttt',
  contohJam: '00:00',
  tidakAda: 'Tanggal ini tidak ada di kalender. Tulis hari, bulan, dan tahun, misalnya 17/08/2026.',
  jamTidakAda: 'Tulis jam 24 jam, misalnya 09:30.',
  palingAwal: (tgl: string) => `Tanggal paling awal ${tgl}`,
  palingAkhir: (tgl: string) => `Tanggal paling akhir ${tgl}`,
  kalender: (isian: string) => `Kalender: ${isian}`,
  bulanLalu: 'Bulan sebelumnya',
  bulanDepan: 'Bulan berikutnya',
  keTahun: 'Pilih tahun',
  keTanggal: 'Pilih tanggal',
  hariIni: 'Hari ini',
  kosongkan: 'Kosongkan',
} as const
