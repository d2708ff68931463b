/** The server invites a vendor to a later submission, and the public log says otherwise (ADR 0027). */
export const hakMasuk = {
  unlogged:
    'Server mengundang Anda, tetapi log publik belum mencatat siapa yang lulus sebelum pemasukan ini. Tanpa catatan itu pemegang kunci tidak akan membuka penawaran Anda, jadi tidak ada yang disegel. Ulangi beberapa menit lagi. Bila tetap begini, hubungi pokja melalui telepon sebelum pemasukan berakhir.',
  outside:
    'Server mengundang Anda, tetapi menurut log publik Anda tidak termasuk yang lulus sebelum pemasukan ini. Pemegang kunci hanya membuka penawaran mereka yang tercatat, jadi tidak ada yang disegel. Simpan pengumuman hasil yang menyebut Anda lulus, hubungi pokja melalui telepon sebelum pemasukan berakhir, dan ajukan sanggah bila catatan itu tidak diperbaiki.',
} as const
