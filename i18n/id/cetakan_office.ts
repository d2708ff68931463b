/** Printouts of stages in the back office. */
export const cetakanLayar = {
  keterangan: 'Pilih paket, lalu tahap yang dokumennya akan dicetak.',
  pilihPaket: 'Paket',
  pilihDulu: 'Pilih paket untuk melihat tahapnya',
  tahap: 'Tahap',
  dokumen: 'Dokumen',
  arsip: 'No. arsip',
  cetak: 'Cetak',
  cetakTahap: (judul: string, tahap: string) => `Cetak ${judul}: ${tahap}`,
  belum: 'Belum dicetak',
  belumAda: 'Belum ada',
  judul: 'Dokumen tahap ini',
  dicetak: (nomor: string, pada: string) => `No. ${nomor}, dicetak ${pada}`,
  buka: 'Buka',
  bukaNomor: (nomor: string) => `Buka ${nomor}`,
  cabut: 'Cabut',
  cabutNomor: (nomor: string) => `Cabut ${nomor}`,
  alasan: 'Alasan',
  cabutTanya: (nomor: string) => `Cabut cetakan ${nomor}?`,
  cabutIsi:
    'Siapa pun yang memindai kode QR-nya akan membaca bahwa dokumen ini sudah dicabut. Cetakan berikutnya mendapat nomor baru.',
} as const
