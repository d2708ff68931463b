/** The procedure page (S1 §2.1 '/prosedur'): how to register and what to write in each field. */
export interface BagianProsedur {
  id: string
  title: string
  intro?: string
  /** field and what to write there */
  fields: readonly (readonly [nama: string, petunjuk: string])[]
}

export const prosedur = {
  title: 'Prosedur Pendaftaran',
  description:
    'Petunjuk mendaftar sebagai rekanan dan mengisi setiap data. Siapkan dokumen asli di dekat Anda: isian harus sama dengan yang tertulis di dokumen.',
  daftar: 'Registrasi',
  contents: 'Di halaman ini',
  steps: {
    id: 'langkah',
    title: 'Langkah pendaftaran',
    items: [
      'Tekan tombol Registrasi pada bilah menu di atas.',
      'Pilih jenis rekanan: Perusahaan bagi badan usaha, Perseorangan bagi tenaga ahli atau usaha perseorangan.',
      'Isi formulir dengan lengkap dan benar, lalu tekan Daftar.',
      'Buka email Anda dan klik tautan aktivasi. Tautan berlaku 24 jam dan hanya sekali pakai; bila terlewat, mintalah tautan baru.',
      'Login dengan User ID dan password Anda, lalu lengkapi setiap bagian data beserta hasil scan dokumennya.',
      'Tunggu verifikasi. Catatan kekurangan, bila ada, tampil pada bagian yang bersangkutan dan dikirim ke email Anda.',
      'Setelah berstatus Aktif, Anda dapat mendaftar pada paket pengadaan.',
    ],
  },
  bagian: [
    {
      id: 'identitas',
      title: 'Identitas perusahaan',
      fields: [
        ['Nama perusahaan', 'Tulis sesuai akta pendirian atau perubahannya, tanpa disingkat.'],
        [
          'Nama pimpinan',
          'Diisi pada bagian Pengurus: nama sesuai akta dan KTP, disertai nomor KTP (NIK) yang masih berlaku.',
        ],
        [
          'Bentuk usaha',
          'PT, CV, firma, koperasi, yayasan, perusahaan perorangan, BUMN, atau BUMD.',
        ],
      ],
    },
    {
      id: 'alamat',
      title: 'Alamat dan komunikasi',
      fields: [
        [
          'Alamat',
          'Alamat lengkap sesuai ijin usaha atau surat keterangan domisili, paling banyak 200 karakter.',
        ],
        ['Kota', 'Kabupaten atau kota sesuai ijin usaha atau surat keterangan domisili.'],
        [
          'Negara',
          'Tidak diisi: pendaftaran ini bagi perusahaan dan perseorangan yang berkedudukan di Indonesia.',
        ],
        ['Kode pos', 'Lima angka sesuai alamat.'],
        [
          'Telepon',
          'Nomor telepon kantor (bukan nomor HP) dengan kode wilayah, misalnya (021) 1234567.',
        ],
        ['Faksimile', 'Nomor faksimile kantor dengan kode wilayah, bila ada.'],
        [
          'E-Mail',
          'Email perusahaan yang aktif. Undangan dan pemberitahuan seleksi dikirim ke email akun, yang wajib diisi saat mendaftar.',
        ],
        ['Website', 'Alamat situs perusahaan. Tidak wajib.'],
      ],
    },
    {
      id: 'pajak',
      title: 'Perpajakan',
      fields: [
        ['NPWP', 'Nomor Pokok Wajib Pajak perusahaan sesuai kartu NPWP, 15 atau 16 angka.'],
        [
          'Nomor pengukuhan PKP',
          'Nomor Surat Pengukuhan Pengusaha Kena Pajak. Bila bukan PKP, unggah Surat Pernyataan Non PKP.',
        ],
        [
          'Bukti pajak',
          'SPT tahunan atau bukti setor tahun terakhir dengan nomor dan tanggal terimanya.',
        ],
      ],
    },
    {
      id: 'ijin',
      title: 'Ijin usaha',
      intro: 'Nomor Induk Berusaha (NIB) wajib bagi setiap perusahaan.',
      fields: [
        [
          'Nomor ijin usaha',
          'Nomor NIB, SIUP, SIUJK, atau SBU seperti tertulis di dokumen, beserta instansi penerbit dan masa berlakunya.',
        ],
        [
          'Ijin lain',
          'Ijin khusus menurut bidang usaha, misalnya ijin edar atau ijin operasional.',
        ],
        [
          'Sertifikat KADIN atau asosiasi',
          'Bila dimiliki, tambahkan sebagai ijin berjenis Lainnya dengan nomor keanggotaan atau sertifikatnya.',
        ],
        [
          'Surat ijin tempat usaha',
          'Bila masih diterbitkan daerah Anda, tambahkan sebagai ijin berjenis Lainnya dengan nomornya.',
        ],
        ['Tanda daftar perusahaan', 'Tidak diisi tersendiri: NIB berlaku pula sebagai TDP.'],
      ],
    },
    {
      id: 'akta',
      title: 'Akta perusahaan',
      fields: [
        ['Akta pendirian', 'Nomor, tanggal, dan nama notaris akta pendirian.'],
        [
          'Akta perubahan terakhir',
          'Nomor, tanggal, dan nama notaris akta perubahan yang terakhir. Kosongkan bila belum pernah berubah.',
        ],
        [
          'Pemilik dan pengurus',
          'Susunan pemegang saham dan pengurus sesuai akta terakhir, dengan scan KTP.',
        ],
      ],
    },
    {
      id: 'bank',
      title: 'Bank',
      intro: 'Tidak diisi di portal. Siapkan untuk pembayaran; diminta saat Anda menjadi pemenang.',
      fields: [
        ['Nomor rekening', 'Nomor rekening atas nama perusahaan, nama bank, dan cabangnya.'],
        ['Nomor giro', 'Nomor rekening giro perusahaan, bila ada.'],
      ],
    },
    {
      id: 'pengalaman',
      title: 'Pengalaman',
      fields: [
        [
          'Pengalaman pekerjaan',
          'Paling sedikit dua pekerjaan, dengan nomor dan nilai kontrak, tanggal pelaksanaan sampai serah terima, dan surat keterangan dari pemberi kerja.',
        ],
      ],
    },
  ] satisfies BagianProsedur[] as readonly BagianProsedur[],
  dokumen: {
    id: 'dokumen',
    title: 'Dokumen dan formulir',
    content: (mb: number) =>
      `Hasil scan berupa JPG, PNG, atau PDF yang terbaca jelas, paling besar ${mb} MB tiap berkas. Formulir yang Anda perlukan di bawah ini diunduh, diisi, ditandatangani, lalu diunggah hasil scannya.`,
  },
} as const
