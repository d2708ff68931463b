/** Other people for a package that wait for somebody's decision: what the server says of them. */
export const pergantian = {
  pokja: {
    errors: {
      tanpaUsul: 'Tidak ada perubahan pokja yang menunggu',
    },
    sukses: {
      menunggu: 'Penawaran sudah masuk: perubahan pokja menunggu persetujuan PPK',
      disetujui: 'Perubahan pokja telah disetujui',
      ditolak: 'Perubahan pokja telah ditolak',
    },
    kabar: {
      usul: (kode: string, nama: string) =>
        `Perubahan pokja paket ${kode} ${nama} menunggu persetujuan PPK`,
      disetujui: (kode: string, nama: string) =>
        `Perubahan pokja paket ${kode} ${nama} disetujui PPK`,
      ditolak: (kode: string, nama: string, alasan: string) =>
        `Perubahan pokja paket ${kode} ${nama} ditolak PPK: ${alasan}`,
    },
  },
  ppk: {
    aturan: {
      ppk: 'PPK pengganti harus dipilih',
      bukanCalon:
        'PPK pengganti harus PPK aktif dari direktorat paket ini yang bukan pokja atau penyetuju paket ini',
    },
    errors: {
      tanpaUsul: 'Tidak ada pergantian PPK yang menunggu',
      tanpaPa:
        'Direktorat paket ini tidak mempunyai Pengguna Anggaran aktif yang dapat memutuskan. Hubungi Admin IT.',
    },
    sukses: {
      menunggu: 'Pergantian PPK menunggu persetujuan Pengguna Anggaran',
      disetujui: 'Pergantian PPK telah disetujui',
      ditolak: 'Pergantian PPK telah ditolak',
    },
    kabar: {
      usul: (kode: string, nama: string) =>
        `Pergantian PPK paket ${kode} ${nama} menunggu persetujuan Pengguna Anggaran`,
      disetujui: (kode: string, nama: string) =>
        `Pergantian PPK paket ${kode} ${nama} disetujui Pengguna Anggaran`,
      ditolak: (kode: string, nama: string, alasan: string) =>
        `Pergantian PPK paket ${kode} ${nama} ditolak Pengguna Anggaran: ${alasan}`,
    },
  },
} as const
