/** Why an offer is safe, told to vendors, to the pokja and to auditors: a screen each (sealing.md). */
export interface PoinKeamanan {
  judul: string
  isi: string
}

interface HalamanKeamanan {
  judul: string
  keterangan: string
  poin: readonly PoinKeamanan[]
  /** what is not promised, told as plainly as what is */
  batas: { judul: string; butir: readonly string[] }
}

const DUA_BERSEKONGKOL =
  'Dua pemegang kunci yang bersekongkol dan memegang salinan data dapat membaca penawaran lebih awal. Dua kunci memang cukup untuk membuka; karena itu pemegangnya orang yang berbeda, bernama, dan bertanggung jawab.'
const KODE_DIUBAH =
  'Kode halaman yang diubah melihat apa yang dilihat pemakainya. Sidik kode halaman yang dibagikan server berdiri di log publik, jadi perubahan meninggalkan jejak. Halaman satu berkas memeriksa bukti, menyegel penawaran, dan menandatangani pembukaan tanpa server sama sekali; siapa yang memakainya tidak perlu percaya kepada kode halaman portal.'

export const keamanan = {
  lain: 'Dijelaskan juga untuk',
  tautan: { rekanan: 'rekanan', pokja: 'pokja', pemeriksa: 'pemeriksa' },
  periksa: 'Periksa bukti',
  rekanan: {
    judul: 'Mengapa penawaran Anda aman',
    keterangan:
      'Pada paket dengan pemegang kunci, penawaran yang sudah disegel tidak dapat dibaca siapa pun sendirian sebelum pembukaan: bukan panitia, bukan administrator, bukan pemilik server.',
    poin: [
      {
        judul: 'Dikunci untuk orang, bukan untuk server',
        isi: 'Setiap berkas dikunci bagi para pemegang kunci paket: pokja, PPK, dan cadangan. Dua dari mereka harus membukanya bersama-sama. Satu orang dengan kuncinya sendiri tidak melihat apa pun.',
      },
      {
        judul: 'Diterima berarti tercatat',
        isi: 'Tanda terima ditandatangani saat berkas diterima dan masuk ke log publik paling lama sepuluh detik kemudian. Log itu hanya dapat ditambah.',
      },
      {
        judul: 'Anda memegang buktinya',
        isi: 'Unduh bukti log di samping tanda terima dan simpan email kami: keduanya memuat keadaan log. Siapa pun dapat memeriksanya tanpa jaringan dan tanpa percaya kepada kami.',
      },
      {
        judul: 'Satu jam menentukan batas waktu',
        isi: 'Yang dihitung ialah jam basis data pada saat berkas diterima. Setelah batas waktu, daftar penawaran yang masuk dikunci di log dan dikirim ke semua peserta; hanya yang ada di daftar itu yang dibuka.',
      },
      {
        judul: 'Kunci pemegang hilang, penawaran Anda tidak',
        isi: 'Setiap versi menunjukkan berapa pemegang yang sudah memeriksa bagian kuncinya. Bila kelak tidak ada lagi dua pemegang yang dapat membuka, Anda diminta membuka penawaran Anda sendiri dengan berkas tanda terima dan kode paket: yang terbuka hanya apa yang Anda segel dahulu.',
      },
      {
        judul: 'Tidak ada yang hilang diam-diam',
        isi: 'Berita acara mempertanggungjawabkan setiap berkas: dibuka, diganti, ditarik, tidak berhak, atau batal beserta sebabnya.',
      },
      {
        judul: 'Setiap perubahan terlihat',
        isi: 'Setiap versi jadwal, pembukaan, hasil, sanggah, dan jawabannya berdiri di log yang sama. Satu keadaan log yang Anda simpan cukup untuk menunjukkan bila log itu pernah diganti.',
      },
    ],
    batas: {
      judul: 'Yang tidak kami janjikan',
      butir: [
        DUA_BERSEKONGKOL,
        KODE_DIUBAH,
        'Bila tanda terima menyebut ‘disegel saat diterima’, server melihat isi berkas selagi lewat, menguncinya, lalu melupakannya. Paket tanpa pemegang kunci disegel dengan kunci instalasi: siapa yang menguasai server dapat membukanya.',
      ],
    },
  },
  pokja: {
    judul: 'Bagaimana dua kunci membuka penawaran',
    keterangan:
      'Pembukaan adalah perbuatan dua orang yang masing-masing memakai kuncinya sendiri. Server hanya menjadi perantara: tanpa kedua kunci itu ia tidak dapat membuka apa pun.',
    poin: [
      {
        judul: 'Kunci dibuat di peramban Anda',
        isi: 'Bagian rahasianya dikunci dengan frasa enam kata yang hanya Anda ketahui. Server menyimpannya terkunci dan tidak dapat membukanya. Kode pemulihan dicetak, berkas pemulihan disimpan di tempat lain.',
      },
      {
        judul: 'Orang mengenali orang',
        isi: 'Kunci berlaku setelah pemegang lain membandingkan sidiknya dengan Anda, tatap muka atau lewat telepon, lalu menandatanganinya. Kunci yang diselipkan orang lain tidak lolos pembandingan itu.',
      },
      {
        judul: 'Bagian Anda diperiksa sebelum batas waktu',
        isi: 'Di halaman tahap pemasukan, peramban Anda membuka bagian kunci Anda dari setiap berkas dan menandatangani hasilnya, selagi rekanan masih dapat mengirim lagi. Isinya tetap tersegel.',
      },
      {
        judul: 'Yang pertama meminta',
        isi: 'Peramban Anda memeriksa jadwal, daftar penutupan, dan setiap penawaran, lalu menandatangani permintaan dan menyerahkan bagian kuncinya, tersegel, kepada pemegang lain, bukan kepada server.',
      },
      {
        judul: 'Yang kedua mengesahkan',
        isi: 'Pemegang kedua memeriksa hal yang sama, menggabungkan kedua bagian, dan mengesahkan. Keduanya menandatangani hal yang persis sama: paket, tahap, jadwal, dan daftar penawaran.',
      },
      {
        judul: 'Tidak ada yang bertindak atas nama Anda',
        isi: 'Sesi palsu tidak membuka apa pun, karena yang diperiksa ialah tanda tangan kunci yang tercatat di log. Setiap baris jurnal menyebut sesi yang menulisnya, dan basis data menolak baris atas nama orang lain.',
      },
      {
        judul: 'Kunci hilang atau orang pergi',
        isi: 'Cabut kunci itu segera di halaman Kunci pemegang. Himpunan baru dibentuk dan tercatat; penawaran tetap terbuka selama dua pemegang yang dituju masih memegang kuncinya, dan rekanan yang sudah masuk diminta mengirim sekali lagi. Bila satu orang berhalangan, seorang cadangan menggantikannya dengan alasan yang tampil dalam berita acara.',
      },
    ],
    batas: {
      judul: 'Yang menjadi tanggung jawab Anda',
      butir: [
        DUA_BERSEKONGKOL,
        'Jangan menyerahkan frasa, kode, atau berkas pemulihan kepada siapa pun, juga tidak kepada administrator. Server tidak akan pernah memintanya di luar dialog pembukaan dan halaman kunci.',
        KODE_DIUBAH,
      ],
    },
  },
  pemeriksa: {
    judul: 'Siapa dapat berbuat apa, dan apa yang menunjukkannya',
    keterangan:
      'Model ancaman penyegelan penawaran, jurnal, dan log publik, untuk auditor, pengawas, dan pengadilan.',
    kolom: { siapa: 'Siapa', dapat: 'Dapat', terlihat: 'Yang menunjukkannya' },
    ancaman: [
      {
        siapa: 'Pemegang login aplikasi pada basis data',
        dapat: 'membaca baris, menambah jurnal sebagai Sistem atau dari sesi yang dipegangnya.',
        terlihat:
          'Jurnal menolak baris atas nama orang lain; sesi yang dibuat dan jadwal terbit yang dipindahkan dicatat oleh basis data sendiri.',
      },
      {
        siapa: 'Pemilik basis data',
        dapat:
          'mengubah baris, membuat sesi palsu, membuang yang belum masuk log (paling lama sepuluh detik).',
        terlihat:
          'Segel jurnal; tanda terima yang tidak mendapat bukti; isi yang tidak cocok dengan komitmennya. Penawaran tidak terbuka: tidak ada kunci di sana.',
      },
      {
        siapa: 'Yang juga memegang cakram, cadangan, dan semua kunci server',
        dapat:
          'menulis jurnal dan log baru yang utuh bagi dirinya sendiri; pada paket tanpa pemegang kunci juga membaca penawarannya.',
        terlihat:
          'Siapa pun yang menyimpan checkpoint atau kepala jurnal: peserta dalam email dan cetakan, saksi luar, auditor.',
      },
      {
        siapa: 'Yang memulihkan cadangan lama',
        dapat: 'mencabangkan log.',
        terlihat:
          'Penanda tangan menolak ukuran yang lebih kecil; checkpoint yang lebih baru di luar.',
      },
      {
        siapa: 'Satu pemegang kunci',
        dapat: 'tidak membaca apa pun: satu bagian cocok dengan setiap kunci.',
        terlihat:
          'Permintaannya berdiri di jurnal, atas nama sesinya, sebelum orang kedua bertindak.',
      },
      {
        siapa: 'Dua pemegang kunci yang bersekongkol, dengan salinan data',
        dapat: 'membaca penawaran paket itu sebelum waktunya.',
        terlihat:
          'Tidak ada. Ini batas sistem, dan alasan pemegangnya orang dari bagian yang berbeda.',
      },
      {
        siapa: 'Auditor atau pengadilan, dengan perintah tertulis',
        dapat:
          'meminta penawaran yang tidak pernah dibuka dibaca, sesudah paketnya berakhir: PPK mencatat, manajer ULP mengesahkan, dua pemegang kunci membuka.',
        terlihat:
          'Dua daun log: nomor, lembaga, dan sidik dokumen perintah dengan sidik setiap tanda terima yang tercakup, lalu apa yang terjadi pada masing-masing, atau bahwa tidak ada lagi dua kunci yang dapat membukanya. Rekanannya dikabari.',
      },
      {
        siapa: 'Yang mengubah kode halaman',
        dapat: 'melihat yang diketik dan dibuka di halaman itu.',
        terlihat:
          'Sidik bundel di log pada setiap start; halaman satu berkas yang sidiknya ada di log memeriksa, menyegel, dan menandatangani tanpa server.',
      },
      {
        siapa: 'Rekanan',
        dapat: 'mengirim berkas yang bagian kuncinya tidak saling cocok.',
        terlihat: 'Batal bagi setiap pasangan pemegang, dengan bukti yang dapat diulang siapa pun.',
      },
    ],
    cara: {
      judul: 'Cara memeriksa',
      butir: [
        ['/periksa', 'mengikuti satu bukti dari isinya sampai checkpoint, juga tanpa jaringan.'],
        [
          '/log/checkpoint dan /log/vkey',
          'keadaan log dan kunci yang menandatanganinya (C2SP tlog-tiles); simpan keduanya di luar.',
        ],
        [
          'npm run verify-log -- --banding <checkpoint>',
          'seluruh log, dan daun pertama yang tidak cocok.',
        ],
        [
          'npm run verify-journal -- --banding <kepala>',
          'seluruh jurnal terhadap kepala yang disimpan di luar.',
        ],
      ],
    },
  },
} as const satisfies {
  rekanan: HalamanKeamanan
  pokja: HalamanKeamanan
} & Record<string, unknown>
