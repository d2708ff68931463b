/** Of either proposal. */
const usul = {
  semula: (nama: string) => `Semula: ${nama}`,
  menjadi: (nama: string) => `Menjadi: ${nama}`,
  oleh: (nama: string, kapan: string, surat: string, tanggal: string) =>
    `Diusulkan ${nama}, ${kapan} WIB. Surat ${surat}, ${tanggal}.`,
  alasan: 'Alasan ditolak',
}

/** Screens of other people for a package: what is proposed, and how it is decided. */
export const pergantianLayar = {
  usulPokja: {
    ...usul,
    judul: 'Perubahan pokja menunggu persetujuan PPK',
    setujui: 'Setujui perubahan pokja',
    tolak: 'Tolak perubahan pokja',
    tanyaSetuju: 'Setujui perubahan pokja?',
    tanyaSetujuIsi:
      'Pokja berganti sekarang. Anggota lama dan baru diberi tahu; anggota baru menyatakan bebas benturan kepentingan sebelum bertindak.',
    tanyaTolak: 'Tolak perubahan pokja?',
    gagal: (pesan: string) => `Perubahan pokja gagal diputuskan [${pesan}]`,
  },
  usulPpk: {
    ...usul,
    judul: 'Pergantian PPK menunggu persetujuan Pengguna Anggaran',
    sebab: (sebab: string) => `Alasan: ${sebab}`,
    setujui: 'Setujui pergantian PPK',
    tolak: 'Tolak pergantian PPK',
    tanyaSetuju: 'Setujui pergantian PPK?',
    tanyaSetujuIsi:
      'PPK berganti sekarang: PPK lama tidak dapat bertindak lagi pada paket ini, dan yang menunggu keputusannya beralih kepada PPK baru. Penawaran yang sudah masuk tetap dibuka oleh pemegang kuncinya.',
    tanyaTolak: 'Tolak pergantian PPK?',
    gagal: (pesan: string) => `Pergantian PPK gagal diputuskan [${pesan}]`,
  },
  gantiPpk: {
    judul: (kode: string) => `Ganti PPK ${kode}`,
    kini: (nama: string) => `PPK sekarang: ${nama}`,
    ppk: 'PPK pengganti',
    ppkKet: 'PPK aktif dari direktorat paket ini yang bukan pokja atau penyetujunya.',
    tanpaCalon:
      'Direktorat paket ini tidak mempunyai PPK lain yang aktif. Minta Admin IT membuat akunnya.',
    nomor: 'Nomor surat penunjukan',
    tanggal: 'Tanggal surat',
    sebab: 'Alasan pergantian',
    usulkan: 'Usulkan',
    menunggu: (nama: string) =>
      `Pergantian kepada ${nama} masih menunggu Pengguna Anggaran. Usulan baru menggantikannya.`,
  },
} as const
