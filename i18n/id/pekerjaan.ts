/** Words of the daily mail of what waits for somebody. */
interface Pengingat {
  jenis: string
  nama: string
  batas: string | null
}

export const pekerjaan = {
  lebihDari: (n: string) => `lebih dari ${n}`,
  surat: {
    perihal: (n: string) => `${n} pekerjaan menunggu Anda`,
    isi: 'Yang menunggu tindakan Anda pagi ini, yang terlama lebih dulu:',
    jumlah: (jenis: string, n: string) => `${jenis}: ${n}`,
    baris: (b: { jenis: string; nama: string; sejak: string; batas: string | null }) =>
      `${b.jenis}: ${b.nama}, sejak ${b.sejak}${b.batas ? `, paling lambat ${b.batas}` : ''}`,
    lainnya: (n: string) => `dan ${n} lainnya.`,
    tombol: 'Buka pekerjaan saya',
    matikan: 'Surat ini dapat dimatikan pada halaman Profil.',
  },
  pengingat: {
    pengirim: 'Pengingat Pengadaan',
    mulai: (b: Pengingat) =>
      `Menunggu Anda: ${b.jenis}, ${b.nama}${b.batas ? `, paling lambat ${b.batas} WIB` : ''}.`,
    akhir: (b: Pengingat) =>
      `Masih menunggu Anda: ${b.jenis}, ${b.nama}; tahapnya berakhir ${b.batas} WIB.`,
    batas: (b: Pengingat) =>
      `Masih menunggu Anda: ${b.jenis}, ${b.nama}; paling lambat ${b.batas} WIB.`,
    sesudah: 'Yang belum dikerjakan tetap ada pada daftar pekerjaan Anda sampai selesai.',
    tombol: 'Buka paket',
    tombolAkses: 'Buka perubahan',
    belumMasuk: (paket: string, kurang: readonly string[], batas: string) =>
      `Penawaran Anda untuk ${paket} belum lengkap: ${kurang.join(', ')} belum diterima. Pemasukan ditutup ${batas} WIB.`,
    tepatWaktu:
      'Yang dihitung adalah waktu server saat berkas diterima seluruhnya. Unggahlah sebelum batas itu dan simpan tanda terimanya.',
    tombolRekanan: 'Buka pemasukan penawaran',
  },
} as const
