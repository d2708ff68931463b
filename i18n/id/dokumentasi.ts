/** Words of the API document (`/openapi.json`) and of its page. */
export const dokumentasi = {
  judul: (aplikasi: string) => `API ${aplikasi}`,
  pengantar: `Satu layanan melayani portal rekanan, back office, dan pihak lain.

**Jawaban berhasil**: \`{ "statusCode": 200, "message"?, "data" }\`, atau \`rows\` bila tertulis demikian. Sumber \`/rest/*\` menjawab larik dan objek polos dengan \`Content-Range\` (ra-data-simple-rest).

**Jawaban gagal**: \`{ "statusCode", "message", "errors"? }\` dalam bahasa Indonesia. 400 isian salah, 401 belum login atau sesi berakhir, 422 token rusak, 403 tidak berhak, 404 tidak ada (atau milik pihak lain), 409 keadaan tidak mengizinkan, 413 terlalu besar, 428 versi tidak disebutkan, 429 terlalu sering.

**Daftar** menerima \`halaman\`, \`perHalaman\`, \`q\`, \`urut\` (misalnya \`urut=-createdAt\`); kunci lain ditolak.

Waktu adalah ISO 8601 dengan selisih zona, hari \`yyyy-MM-dd\`, uang bilangan bulat rupiah. Jam yang berlaku adalah jam server.`,
  token: 'Token sesi dari `POST /login`, dikirim sebagai `Authorization: Bearer …`.',
  publik: 'Terbuka tanpa login.',
  hak: (hak: string, siapa: string) => `Hak \`${hak}\`: ${siapa}.`,
  berhasil: 'Berhasil',
  query: {
    halaman: 'Nomor halaman, mulai 1',
    perHalaman: 'Baris per halaman, paling banyak 200',
    q: 'Teks yang dicari',
    urut: 'Kolom pengurut; diawali - untuk urutan turun',
    range: 'Rentang baris, misalnya [0,9]',
    sort: 'Pengurut, misalnya ["title","ASC"]',
    filter: 'Penyaring sebagai objek JSON',
  } as Record<string, string>,
  berkas: (jenis: string) => `Berkas ${jenis}`,
  errors: {
    400: 'Isian salah',
    401: 'Belum login atau sesi berakhir',
    403: 'Tidak berhak',
    404: 'Data tidak ditemukan',
    409: 'Keadaan tidak mengizinkan',
    428: 'Versi data yang diubah tidak disebutkan',
    413: 'Kiriman terlalu besar',
    416: 'Rentang tidak dapat dipenuhi',
    422: 'Token rusak',
    429: 'Terlalu sering; lihat Retry-After',
  } as Record<number, string>,
  gagal: 'Gagal',
  failure: {
    diubahOleh: 'Pada versi usang: siapa yang lebih dahulu menyimpan, sejauh pembaca boleh tahu',
    diubahPada: 'Pada versi usang: kapan',
    diubah: 'Pada versi usang: nama isian yang diubah',
  },
  halaman: {
    judul: 'Dokumentasi API',
    cari: 'Cari alamat, keterangan, atau kelompok',
    tanpaSkrip: 'Halaman ini memerlukan JavaScript. Dokumen yang sama dapat dibaca di',
  },
} as const
