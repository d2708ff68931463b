/** Vendors open their own offers where fewer than two holders' keys are left (sealing.md §4). */
export const bukaSendiri = {
  judul: 'Kunci pemegang kurang dari dua',
  kurang:
    'Tidak ada lagi dua pemegang yang kuncinya dapat membuka penawaran tahap ini. PPK dapat meminta setiap rekanan membuka penawarannya sendiri dengan berkas tanda terimanya, atau menyatakan paket gagal.',
  tombol: 'Minta rekanan membuka sendiri',
  tanya:
    'Setiap rekanan hanya dapat membuka apa yang dahulu disegelnya, atau tidak membukanya. Yang tidak dibuka sampai batasnya dianggap ditarik. Keputusan ini tercatat dalam log publik dan tidak dapat ditarik.',
  alasanLabel: 'Mengapa kunci pemegang tidak ada lagi',
  alasanKosong: 'Alasan harus diisi',
  alasan: (alasan: string) => `Alasan: ${alasan}`,
  diputuskan: 'Rekanan diminta membuka penawarannya sendiri',
  bukan: 'Paket ini tidak memerlukan kunci pemegang.',
  sudah: 'Rekanan sudah diminta membuka penawarannya sendiri.',
  dibuka: 'Penawaran tahap ini sudah dibuka.',
  cukup: 'Masih ada dua pemegang yang dapat membuka penawaran tahap ini.',
  menunggu: 'Rekanan masih dapat membuka penawarannya sendiri. Tunggu sampai batasnya lewat.',
  lewat: 'Batas waktu untuk membuka penawaran sendiri sudah lewat.',
  sudahDiserahkan: 'Berkas ini sudah Anda buka.',
  kunciSalah: 'Kunci yang dikirim bukan kunci berkas itu.',
  tidakDibuka: 'Tidak dibuka oleh rekanannya',
  kabar: (paket: string, batas: string) =>
    `Buka penawaran Anda pada paket ${paket} sebelum ${batas} WIB`,
  isiKabar: [
    'Kunci para pemegang paket ini tinggal kurang dari dua, sehingga mereka tidak dapat membuka penawaran.',
    'Buka halaman paket, pilih berkas tanda terima setiap berkas, dan tulis kode paket yang Anda simpan. Yang terbuka hanya apa yang Anda segel dahulu; berkas yang tidak Anda buka sampai batas itu dianggap ditarik.',
  ] as readonly string[],
  kabarStaf: (paket: string, batas: string) =>
    `Rekanan paket ${paket} diminta membuka penawarannya sendiri sampai ${batas} WIB`,
  keadaan: (dibuka: number, dari: number, batas: string) =>
    `Rekanan membuka penawarannya sendiri sampai ${batas} WIB: ${dibuka} dari ${dari} berkas sudah dibuka. Pembukaan dapat diminta sesudah batas itu atau setelah semua berkas dibuka.`,
  layar: {
    judul: 'Buka penawaran Anda sendiri',
    isi: (batas: string) =>
      `Kunci para pemegang paket ini tinggal kurang dari dua. Sampai ${batas} WIB, buka setiap berkas dengan berkas tanda terimanya dan kode paket. Berkas yang tidak dibuka dianggap ditarik.`,
    berkas: 'Berkas tanda terima',
    kode: 'Kode paket',
    tombol: 'Buka berkas ini',
    sudah: 'sudah Anda buka',
    belum: 'belum dibuka',
    terbuka: (jenis: string) => `Berkas ${jenis} terbuka`,
    bukanTandaTerima: 'Ini bukan berkas tanda terima',
    bukanPaketIni: 'Berkas tanda terima ini bukan milik versi yang tercatat saat pemasukan ditutup',
    kodeSalah: 'Kode paket salah, atau berkas tanda terima rusak',
    tidakSah: 'Isi tersegel berkas ini tidak sah sehingga tidak dapat dibuka',
    semua: 'Semua berkas Anda sudah dibuka.',
  },
} as const
