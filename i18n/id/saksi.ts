/** A witness of the public log that a browser knew and the server names no longer (ADR 0051). */
export const saksi = {
  judul: 'Saksi log publik tidak disebut lagi',
  isi: 'Saksi menjaga agar tidak ada dua keadaan log. Tanyakan kepada saksi itu atau kepada unit pengadaan melalui telepon, bukan melalui halaman ini, apakah saksi memang diganti. Bila ya, lanjutkan; bila tidak, jangan lanjutkan dan laporkan kepada pengawas.',
  lanjutkan: 'Saksi memang tidak dipakai lagi',
} as const
