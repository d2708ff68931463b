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
  tersegel: 'Rincian harga disegel',
  bebasBenturan: 'Nyatakan bebas benturan kepentingan lebih dahulu untuk membaca harga penawaran',
}
