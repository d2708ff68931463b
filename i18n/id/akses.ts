/** Changes of powers that wait for a second administrator (decisions §2 'No one is everybody'). */
export const akses = {
  bidang: {
    email: 'E-Mail',
    roles: 'Peran',
    divisi: 'Divisi',
    kodeMasuk: 'Kode masuk (dua langkah)',
    akun: 'Akun baru',
    unitPengadaan: 'Unit layanan pengadaan',
    parent: 'Direktorat',
  } as Readonly<Record<string, string>>,
  ya: 'Ya',
  tidak: 'Tidak',
  status: {
    menunggu: 'Menunggu',
    berlaku: 'Berlaku',
    ditolak: 'Ditolak',
    diganti: 'Diganti permintaan lain',
    kedaluwarsa: 'Lewat waktu',
  },
  pesan: {
    menunggu: 'Perubahan menunggu konfirmasi administrator lain, paling lambat 7 hari.',
    tanpaKonfirmator:
      'Perubahan menunggu konfirmasi, tetapi instalasi ini belum mempunyai administrator kedua yang aktif. Tambahkan administrator kedua lebih dahulu.',
    berlaku: 'Perubahan sudah berlaku',
    ditolak: 'Perubahan tidak diberlakukan',
  },
  errors: {
    sendiri: 'Perubahan yang Anda minta sendiri dikonfirmasi oleh administrator lain.',
    akunSendiri: 'Perubahan akun Anda sendiri diputuskan oleh administrator lain.',
    selesai: 'Permintaan ini tidak menunggu lagi.',
    berubah: 'Data itu sudah berubah sejak diminta. Tolak permintaan ini dan minta kembali.',
    alasan: 'Alasan harus diisi',
    unitSendiri:
      'Tanda unit layanan pengadaan divisi Anda sendiri diubah administrator di luar divisi itu.',
    unitDihapus: 'Divisi unit layanan pengadaan tidak dapat dihapus.',
  },
  kabar: {
    pengirim: 'Administrasi',
    minta: (peminta: string, nama: string) =>
      `${peminta} meminta perubahan kewenangan ${nama}; menunggu konfirmasi Anda`,
    diri: (peminta: string, bidang: string) =>
      `${peminta} meminta perubahan ${bidang} akun Anda; berlaku sesudah administrator lain mengonfirmasi`,
    berlaku: (bidang: string) => `Perubahan ${bidang} akun Anda sudah berlaku`,
    batal: (bidang: string) => `Perubahan ${bidang} akun Anda tidak diberlakukan`,
    diputuskan: (pemutus: string, nama: string, alasan: string | null) =>
      `Perubahan kewenangan ${nama} yang Anda minta ${alasan === null ? `diberlakukan oleh ${pemutus}` : `ditolak oleh ${pemutus}: ${alasan}`}`,
    tautan: (peminta: string) => `${peminta} meminta tautan ubah password untuk akun Anda`,
    peserta: (rekanan: string, paket: string) => `Akun ${rekanan}, peserta ${paket},`,
    petugas: (nama: string, paket: string) => `Akun ${nama}, petugas ${paket},`,
    status: (akun: string, status: string, alasan: string | null) =>
      `${akun} diubah administrator menjadi ${status}${alasan === null ? '' : `: ${alasan}`}`,
    pindahDiminta: (peminta: string, nama: string, semula: string, menjadi: string) =>
      `${peminta} meminta ${nama} pindah dari direktorat ${semula} ke ${menjadi}; berlaku sesudah administrator lain mengonfirmasi`,
    pindah: (pemutus: string, nama: string, semula: string, menjadi: string) =>
      `${nama} pindah dari direktorat ${semula} ke ${menjadi}, dikonfirmasi ${pemutus}`,
  },
  surat: {
    perihal: 'Perubahan akun menunggu konfirmasi',
    paragraf: (login: string, peminta: string, perubahan: string, sebab: string | null) => [
      `Administrator ${peminta} meminta perubahan akun dengan User ID ${login}: ${perubahan}.`,
      ...(sebab === null ? [] : [`Alasan: ${sebab}`]),
      'Perubahan berlaku sesudah administrator lain mengonfirmasinya. Jika Anda tidak mengetahui perubahan ini, segera hubungi administrator lain.',
    ],
    berlakuPerihal: 'Perubahan akun sudah berlaku',
    berlaku: (login: string, pemutus: string, perubahan: string) => [
      `Perubahan akun dengan User ID ${login} sudah dikonfirmasi ${pemutus}: ${perubahan}.`,
    ],
    batalPerihal: 'Perubahan akun tidak diberlakukan',
    batal: (login: string, perubahan: string) => [
      `Perubahan akun dengan User ID ${login} tidak diberlakukan: ${perubahan}. Tidak ada yang berubah.`,
    ],
    satu: (bidang: string, semula: string, menjadi: string) => `${bidang} ${semula} → ${menjadi}`,
    diminta: (peminta: string) =>
      `Tautan ini diminta oleh administrator ${peminta}, bukan melalui halaman Lupa Password. Jika Anda tidak memintanya, jangan meneruskan surat ini dan hubungi administrator lain.`,
  },
  layar: {
    judul: 'Konfirmasi Kewenangan',
    keterangan:
      'Perubahan email, peran, dan divisi pengguna yang berwenang, akun baru dengan wewenang, email rekanan, direktorat divisi, dan tanda unit layanan pengadaan. Berlaku sesudah administrator kedua mengonfirmasi dalam 7 hari.',
    nama: 'Pengguna atau divisi',
    perubahan: 'Perubahan',
    peminta: 'Diminta oleh',
    diminta: 'Diminta',
    sampai: 'Sampai',
    statusKolom: 'Status',
    pemutus: 'Diputuskan oleh',
    alasan: 'Alasan keputusan',
    sebab: 'Alasan permintaan',
    konfirmasi: 'Konfirmasi',
    tolak: 'Tolak',
    konfirmasiJudul: (nama: string) => `Berlakukan perubahan ${nama}?`,
    tolakJudul: (nama: string) => `Tolak perubahan ${nama}?`,
    tolakIsi: 'Tidak ada yang berubah. Alasan Anda tercatat di jejak audit.',
    kosong: 'Tidak ada perubahan yang menunggu',
    catatan: 'Dilakukan administrator pada akun ini',
    oleh: (waktu: string, oleh: string) => `${waktu}, ${oleh}`,
    catatanIsi: {
      minta: (beda: string, status: string) => `Perubahan ${beda} (${status})`,
      tautan: 'Meminta tautan ubah password',
    },
  },
} as const
