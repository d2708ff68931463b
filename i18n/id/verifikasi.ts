/** Texts of verification, blacklist and certificates: exact ones of S2 §2.6–2.7 and §8 where they exist. */
export const verifikasi = {
  pesan: {
    statusDisimpan: 'Status verifikasi vendor berhasil di-update',
    remarkPerson: 'Status remark vendor berhasil di-update',
    catatanDisimpan: 'Catatan kekurangan kelengkapan data diperbarui',
    gagalStatus: (pesan: string) => `Gagal update status verifikasi vendor [${pesan}]`,
    gagalRemark: (pesan: string) => `Gagal update status remark vendor [${pesan}]`,
    pengecualianDisimpan: 'Pengecualian minimal pengalaman telah dicatat',
    blacklistBerhasil: 'Data successfully updated!',
    blacklistGagal: 'Data failed updated!',
    blacklistError: 'Failed to update data. Please try again.',
    sertifikatDibuat: 'Serifikat Berhasil Dibuat',
    sertifikatGagal: (error: string) => `Serifikat Gagal Dibuat ${error}`,
    sertifikatGagalKirim: (error: string) => `Serifikat Gagal Dikirim ke ${error}`,
    sertifikatDikirim: (email: string) => `Sertifikat dikirim ke ${email}`,
    sertifikatBelumAda: 'File sertifikat vendor belum dibuat, silahkan dibuat terlebih dahulu',
  },
  tolak: {
    nilai: 'Status hanya dapat diubah menjadi A (Sudah Verifikasi)',
    bagian: 'Bagian data tidak dikenal',
    sudahA: (bagian: string) => `${bagian} sudah diverifikasi`,
    belumLengkap: (bagian: string) =>
      `${bagian} belum lengkap atau tidak menunggu verifikasi, sehingga belum dapat disetujui`,
    remarkSudahA: (bagian: string) =>
      `${bagian} sudah diverifikasi; catatan tidak dapat ditambahkan`,
    tidakBerubah: 'Tidak ada bagian yang berubah',
    belumAktif: 'Sertifikat hanya untuk rekanan berstatus Aktif',
    blacklist: 'Sertifikat tidak dapat dibuat untuk rekanan yang masuk blacklist',
    hanyaPerusahaan: 'Hanya perusahaan baru yang dapat dikecualikan dari minimal pengalaman',
    sudahDikecualikan: 'Rekanan ini sudah dikecualikan dari minimal pengalaman',
    sudahLengkap: 'Rekanan ini sudah memiliki minimal dua pengalaman',
  },
  pemeriksaan: {
    tanpaSertifikat: (n: number) => `${n} rekanan aktif`,
    dipegang: (nama: string) =>
      `Rekanan ini sedang diperiksa ${nama}. Ambil alih dahulu bila Anda yang melanjutkannya.`,
    diambilAlih: (rekanan: string) => `Pemeriksaan ${rekanan} saya ambil alih`,
    dilepas: 'Pemeriksaan selesai',
    bagian: (n: number) => `${n} bagian menunggu keputusan`,
  },
  surat: {
    pengirim: 'Unit Layanan Pengadaan',
    disetujui: {
      kabar: (bagian: string) => `${bagian} Anda sudah diverifikasi`,
      perihal: (bagian: string) => `${bagian} sudah diverifikasi`,
      isi: (bagian: string, nama: string) =>
        `Kami telah memeriksa ${bagian} milik ${nama} dan menyatakannya lengkap dan benar.`,
      tombol: 'Lihat data saya',
    },
    catatan: {
      kabar: (bagian: string, remark: string) => `${bagian} perlu diperbaiki: ${remark}`,
      perihal: (bagian: string) => `${bagian} perlu diperbaiki`,
      lanjut: 'Perbaiki data tersebut lalu simpan; kami akan memeriksanya kembali.',
      tombol: 'Perbaiki data',
    },
    /** One letter for all that was decided in a sitting. */
    sidang: {
      perihalSetuju: 'Data Anda sudah diverifikasi',
      perihalKurang: (n: number) => `${n} bagian data Anda perlu diperbaiki`,
      isi: (nama: string) => `Kami telah memeriksa data ${nama}.`,
      disetujui: (bagian: string) => `Sudah diverifikasi: ${bagian}.`,
      kurang: (bagian: string, remark: string) => `${bagian} perlu diperbaiki: ${remark}`,
    },
    aktif: {
      kabar: 'Selamat, status rekanan Anda kini Aktif',
      perihal: 'Status rekanan Anda kini Aktif',
      isi: (nama: string, nomor: string) =>
        `Seluruh data ${nama} (${nomor}) sudah diverifikasi. Status Anda kini Aktif: Anda dapat mendaftar pada paket pengadaan.`,
      tombol: 'Buka Dashboard Rekanan',
    },
    dikecualikan: {
      kabar: 'Anda dikecualikan dari minimal dua pengalaman',
      perihal: 'Pengecualian minimal pengalaman',
      isi: (nama: string) =>
        `${nama} dikecualikan dari syarat minimal dua pengalaman sebagai perusahaan baru.`,
      alasan: (alasan: string) => `Alasan: ${alasan}`,
      tombol: 'Lihat data saya',
    },
    blacklist: {
      kabar: (nomor: string) => `Anda dimasukkan ke daftar hitam dengan keputusan ${nomor}`,
      perihal: 'Keputusan daftar hitam',
      isi: (nama: string, nomor: string) =>
        `Dengan keputusan nomor ${nomor}, ${nama} dimasukkan ke dalam daftar hitam (blacklist).`,
      masa: (masa: string) => `Masa berlaku: ${masa}.`,
      alasan: (alasan: string) => `Alasan: ${alasan}`,
      akibat:
        'Selama masa itu Anda tidak dapat mendaftar atau diundang pada paket baru. Paket yang sudah Anda ikuti tetap dapat diselesaikan.',
      tombol: 'Buka Dashboard Rekanan',
    },
    blacklistCabut: {
      kabar: 'Status daftar hitam Anda telah dicabut',
      perihal: 'Daftar hitam dicabut',
      isi: (nama: string) => `${nama} tidak lagi berada dalam daftar hitam (blacklist).`,
      tombol: 'Buka Dashboard Rekanan',
    },
    sertifikat: {
      kabar: (nomor: string) => `Sertifikat rekanan ${nomor} telah dikirim lewat email`,
      perihal: (nomor: string) => `Sertifikat rekanan ${nomor}`,
      isi: (nama: string, nomor: string) =>
        `Terlampir sertifikat rekanan terverifikasi nomor ${nomor} atas nama ${nama}.`,
      periksa:
        'Keasliannya dapat diperiksa siapa pun dengan memindai kode QR pada sertifikat, atau lewat alamat berikut.',
      tombol: 'Periksa keaslian',
    },
  },
  pdf: {
    judul: 'SERTIFIKAT REKANAN TERVERIFIKASI',
    nomor: (nomor: string) => `Nomor: ${nomor}`,
    menerangkan: 'Dengan ini diterangkan bahwa',
    noRegistrasi: 'Nomor registrasi',
    jenis: 'Jenis rekanan',
    bentuk: 'Bentuk usaha',
    alamat: 'Alamat',
    pernyataan: (perusahaan: string) =>
      `telah menyampaikan data kualifikasi kepada ${perusahaan} dan seluruhnya telah diperiksa serta dinyatakan sah pada tanggal sertifikat ini, yaitu:`,
    terverifikasi: 'Sudah Verifikasi',
    bagian: 'Bagian data',
    hasil: 'Hasil',
    dibuat: (tanggal: string) => `Diterbitkan ${tanggal}`,
    unit: 'Unit Layanan Pengadaan',
    qr: 'Pindai untuk memeriksa keaslian',
    kaki: 'Dokumen ini diterbitkan secara elektronik. Status rekanan dapat berubah setelah tanggal terbit; keadaan terkini terdapat pada alamat di atas.',
  },
  konfirmasi: {
    judul: 'Keaslian Sertifikat Rekanan',
    sah: 'Sertifikat ini asli dan masih berlaku',
    diganti: 'Sertifikat ini asli, tetapi sudah diganti dengan yang lebih baru',
    tidakBerlaku: 'Sertifikat ini asli, tetapi rekanan saat ini tidak berstatus Aktif',
    tidakAda: 'Sertifikat tidak ditemukan',
    tidakAdaIsi:
      'Kode pada alamat ini tidak cocok dengan sertifikat mana pun yang pernah kami terbitkan. Periksa kembali kode QR, atau hubungi kami.',
    nomor: 'Nomor sertifikat',
    nama: 'Nama rekanan',
    noRegistrasi: 'Nomor registrasi',
    diterbitkan: 'Diterbitkan',
    statusKini: 'Status rekanan saat ini',
    bagian: 'Bagian yang diverifikasi',
    hubungi: 'Halaman Kontak',
  },
} as const
