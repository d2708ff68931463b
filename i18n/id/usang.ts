/** Somebody saved the same record first. Fetched only when it happens. */
export const diubahOleh = (oleh: string, pada: string) => `Diubah oleh ${oleh} pada ${pada} WIB.`

/** in the vendor portal, where it is oneself on another device or in another tab */
export const usang = {
  title: 'Data ini sudah diubah dari perangkat atau tab lain',
  body: 'Isian Anda tidak hilang dan belum disimpan. Periksa perbedaannya, lalu simpan lagi.',
  same: 'Isinya sama dengan yang Anda lihat di sini. Simpan lagi untuk melanjutkan.',
  gone: 'Data ini sudah dihapus dari perangkat atau tab lain',
  goneBody:
    'Isian Anda tidak hilang. Simpan lagi untuk menambahkannya sebagai data baru; dokumennya perlu dilampirkan lagi.',
  theirs: (nilai: string) => `Nilai terbaru: ${nilai}`,
  yours: (nilai: string) => `Isian Anda: ${nilai}`,
  taken: 'Nilai terbaru sudah dipakai di sini.',
  take: 'Pakai nilai terbaru',
  takeFor: (label: string) => `Pakai nilai terbaru: ${label}`,
} as const

/** in the back office */
export const usangOffice = {
  title: 'Data ini sudah diubah orang lain',
  body: 'Isian Anda belum disimpan dan tidak hilang. Bandingkan dengan nilai terbaru, lalu simpan lagi.',
  field: 'Isian',
  theirs: 'Nilai terbaru',
  yours: 'Isian Anda',
  file: (end: string) => `Berkas tersimpan (…${end})`,
  take: 'Pakai nilai terbaru',
  takeFor: (label: string) => `Pakai nilai terbaru: ${label}`,
  same: 'Nilai yang Anda lihat di sini sama; simpan lagi untuk melanjutkan.',
} as const
