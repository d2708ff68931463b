/**
 * The declaration that a vendor downloads, fills in, signs and uploads (S1 §2.4). The other form is the ready-made file
 * `formulir_keikutsertaan.rtf`, where @PERUSAHAAN@, @KOP@ and @ALAMAT@ stand for the company's name and letterhead.
 */
export const formulir = {
  nonPkp: {
    judul: 'Surat Pernyataan Non PKP',
    bawah: 'Bukan Pengusaha Kena Pajak',
    pembuka: 'Yang bertanda tangan di bawah ini:',
    penandatangan: [['Nama'], ['Jabatan'], ['Nomor KTP (NIK)'], ['Alamat'], ['']],
    mewakili: 'bertindak untuk dan atas nama:',
    perusahaan: [['Nama perusahaan'], ['NPWP'], ['Alamat perusahaan'], [''], ['Telepon / E-Mail']],
    isiAwal: 'menyatakan dengan sebenarnya bahwa:',
    isi: (perusahaan: string): string[] => [
      'perusahaan kami sampai dengan tanggal surat ini belum dikukuhkan sebagai Pengusaha Kena Pajak (PKP) karena jumlah peredaran bruto dalam satu tahun buku tidak melebihi batas yang ditetapkan ketentuan perpajakan;',
      'perusahaan kami karena itu tidak memungut Pajak Pertambahan Nilai (PPN) dan tidak menerbitkan faktur pajak;',
      `apabila perusahaan kami kemudian dikukuhkan sebagai PKP, kami akan memberitahukannya kepada ${perusahaan} paling lambat 14 (empat belas) hari sejak tanggal pengukuhan, dengan mengunggah Surat Pengukuhan PKP pada portal pengadaan;`,
      'segala akibat perpajakan yang timbul karena pernyataan yang tidak benar menjadi tanggung jawab kami sepenuhnya.',
    ],
    penutup: (perusahaan: string) =>
      `Surat pernyataan ini dibuat dengan sadar dan tanpa paksaan untuk melengkapi pendaftaran rekanan pada ${perusahaan}.`,
  },
  tandaTangan: {
    tempat: '....................., ............................. 20.....',
    jabatan: 'Yang membuat pernyataan,',
    meterai: 'Meterai Rp 10.000, tanda tangan, dan stempel',
    nama: '( ............................................................ )',
    namaJelas: 'Nama lengkap dan jabatan',
  },
} as const
