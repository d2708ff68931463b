/** Unit prices of an offer's lines. */
export const rincianHarga = {
  tanpaBaris: 'Paket ini tidak memiliki rincian pekerjaan',
  kurang: (urut: number) => `Harga satuan baris ${urut} wajib diisi`,
  ganda: (urut: number) => `Harga satuan baris ${urut} dikirim lebih dari satu kali`,
  asing: 'Rincian harga memuat baris yang bukan milik paket ini',
  satuan: (urut: number) => `Harga satuan baris ${urut} harus rupiah bulat, tidak kurang dari 0`,
  terlaluBesar: 'Jumlah rincian harga terlalu besar',
  nol: 'Jumlah rincian harga harus lebih dari 0',
  total: (hitungan: string, ditulis: string) =>
    `Jumlah rincian harga ${hitungan} tidak sama dengan harga penawaran ${ditulis}`,
  layar: {
    judul: 'Harga satuan setiap pekerjaan',
    petunjuk:
      'Isikan harga satuan dalam rupiah bulat, sudah termasuk pajak: HPS paket ini tidak memisahkan PPN. Jumlahnya menjadi nilai penawaran, disegel bersama berkas harga, dan baru terbaca saat pembukaan. Satu kolom dari lembar sebar dapat ditempel mulai dari baris mana pun.',
    tidakDisimpan:
      'Harga tidak disimpan di perangkat ini: bila halaman ditutup sebelum dikirim, isinya hilang.',
    satuan: (nomor: number) => `Harga satuan baris ${nomor}`,
    jumlahBaris: 'Jumlah',
    total: 'Nilai penawaran',
    terisi: (n: number, dari: number) => `${n} dari ${dari} baris terisi`,
    hps: 'HPS',
    diAtas: (hps: string) => `Nilai penawaran ini di atas HPS ${hps}`,
    diAtasIsi:
      'Penawaran tetap dapat dikirim, tetapi tidak dapat ditetapkan sebagai pemenang selama nilainya di atas HPS.',
    ditempel: (n: number) => `${n} harga ditempel`,
    ditempelSebagian: (n: number, tidak: number) =>
      `${n} harga ditempel; ${tidak} sel bukan rupiah bulat atau melebihi jumlah baris, dan tidak ditempel`,
  },
  periksa: {
    judul: 'Pemeriksaan aritmetik dan perbandingan harga satuan',
    keterangan:
      'Setiap baris dihitung volume × harga satuan dan dibulatkan ke rupiah seperti HPS, lalu dijumlahkan. Tanda menunjukkan harga satuan terendah, tertinggi, dan yang melebihi 110% harga satuan HPS.',
    bandingkan: 'Bandingkan rincian harga',
    tanpaRincian: 'Rekanan ini menulis jumlah saja, tanpa rincian harga satuan.',
    jumlahSaja: (nama: string) => `Hanya menulis jumlah: ${nama}.`,
    sama: (jumlah: string) => `Hasil hitungan rincian ${jumlah}, sama dengan harga penawaran.`,
    beda: (jumlah: string, selisih: string) =>
      `Hasil hitungan rincian ${jumlah}, berbeda ${selisih} dari harga penawaran`,
    gunakan: 'Gunakan hasil hitungan',
    catatan: (jumlah: string, ditulis: string) =>
      `Koreksi aritmetik: jumlah volume × harga satuan adalah ${jumlah}, sedangkan harga penawaran tertulis ${ditulis}.`,
    pekerjaan: 'Pekerjaan',
    volume: 'Volume',
    hps: 'Harga satuan HPS',
    jumlah: (jumlah: string) => `jumlah ${jumlah}`,
    terendah: 'Terendah',
    tertinggi: 'Tertinggi',
    tinggi: '> 110% HPS',
    hitungan: 'Hasil hitungan',
    penawaran: 'Harga penawaran',
    selisih: 'Selisih',
  },
  cetakan: {
    pemeriksaan: 'Pemeriksaan aritmetik',
    rincian: (nama: string) => `Rincian harga ${nama}`,
    rekanan: 'Rekanan',
    penawaran: 'Harga penawaran',
    hitungan: 'Hasil hitungan rincian',
    keterangan: 'Keterangan',
    tanpaRincian: 'Tanpa rincian',
    rendah: (bagian: string) => `Penawaran rendah: ${bagian}% dari HPS`,
    pekerjaan: 'Pekerjaan',
    volume: 'Volume',
    satuan: 'Harga satuan',
    jumlah: 'Jumlah',
  },
  tersegel: 'Rincian harga disegel',
  bebasBenturan: 'Nyatakan bebas benturan kepentingan lebih dahulu untuk membaca harga penawaran',
}
