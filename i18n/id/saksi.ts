/** A witness of the public log that a browser knew and the server names no longer, or that has not cosigned (ADR 0051). */
export const saksi = {
  judul: 'Saksi log publik tidak disebut lagi',
  isi: 'Saksi menjaga agar tidak ada dua keadaan log. Tanyakan kepada saksi itu atau kepada unit pengadaan melalui telepon, bukan melalui halaman ini, apakah saksi memang diganti, dan cocokkan sidik kuncinya. Bila ya, lanjutkan; bila tidak, jangan lanjutkan dan laporkan kepada pengawas.',
  judulDiam: 'Saksi log publik belum ikut menandatangani',
  isiDiam:
    'Saksi menjaga agar tidak ada dua keadaan log. Bila tetap begini, tanyakan kepada saksi melalui telepon apakah ia menandatangani log ini, dan cocokkan sidik kuncinya.',
  lanjutkan: 'Saksi memang tidak dipakai lagi',
  sebutan: (nama: string, { known, named }: { known: boolean; named: boolean }) => {
    if (!known) return `${nama}, baru disebut server. Sidik kunci:`
    return named
      ? `${nama}, dikenal dan masih disebut server. Sidik kunci:`
      : `${nama}, dikenal tetapi tidak disebut lagi. Sidik kunci:`
  },
  /** on the single-file page, where the reader brings the key */
  sidikAnda: (nama: string, sidik: string) => `Sidik kunci saksi yang Anda isi (${nama}): ${sidik}`,
  sidikServer: (nama: string, sidik: string) =>
    `Sidik kunci saksi yang disebut server (${nama}): ${sidik}`,
  tanpaServer: 'Server tidak menyebut saksi mana pun.',
  bandingkan: 'Cocokkan sidik itu dengan saksinya melalui telepon sebelum melanjutkan.',
} as const
