/** Words of the daily mail of what waits for somebody. */
export const pekerjaan = {
  surat: {
    perihal: (n: number) => `${n} pekerjaan menunggu Anda`,
    isi: 'Yang menunggu tindakan Anda pagi ini, yang terlama lebih dulu:',
    jumlah: (jenis: string, n: number) => `${jenis}: ${n}`,
    baris: (b: { jenis: string; nama: string; sejak: string; batas: string | null }) =>
      `${b.jenis}: ${b.nama}, sejak ${b.sejak}${b.batas ? `, paling lambat ${b.batas}` : ''}`,
    lainnya: (n: number) => `dan ${n} lainnya.`,
    tombol: 'Buka pekerjaan saya',
    matikan: 'Surat ini dapat dimatikan pada halaman Profil.',
  },
} as const
