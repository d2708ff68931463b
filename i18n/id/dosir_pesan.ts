/** What the server says about the dossier: success messages of S2 §8 verbatim, refusals, notices. */
export const dosirPesan = {
  sukses: {
    perusahaanBaru: 'Data perusahaan telah tersimpan !',
    perusahaanUbah: 'Data perusahaan berhasil diupdate !',
    ijinBaru: 'Data ijin usaha telah tersimpan !',
    ijinUbah: 'Data ijin usaha telah diperbarui!',
    ijinHapus: 'Data ijin usaha berhasil dihapus',
    akta: 'Data akta perusahaan telah tersimpan !',
    pemilikBaru: 'Data Pemilik sukses didaftarkan !',
    pemilikUbah: 'Data pemilik telah diperbarui!',
    pemilikHapus: 'Data pemilik berhasil dihapus',
    pengurusBaru: 'Data pengurus telah tersimpan !',
    pengurusUbah: 'Data pengurus telah diperbarui !',
    pengurusHapus: 'Data pengurus berhasil dihapus',
    pengalaman: 'Data pengalaman telah tersimpan !',
    pengalamanHapus: 'Data pengalaman berhasil dihapus',
    pajakBaru: 'Data Pajak telah tersimpan !',
    pajakUbah: 'Data pajak telah diperbarui',
    pajakHapus: 'Data pajak berhasil dihapus',
    dataPribadi: 'Data pribadi berhasil disimpan',
    pengalamanPerson: 'Data pengalaman berhasil disimpan',
    pengalamanPersonHapus: 'Data pengalaman berhasil dihapus',
    sertifikat: 'Data sertifikat berhasil disimpan',
    sertifikatHapus: 'Data sertifikat berhasil dihapus',
  },
  tolak: {
    ruangPenuh: (terpakai: string, batas: string) =>
      `Ruang dokumen Anda penuh: ${terpakai} dari ${batas} terpakai, termasuk dokumen yang sudah diganti. Perkecil berkasnya atau hubungi unit pengadaan melalui halaman Kontak.`,
    perusahaanDulu: 'Anda harus input data PERUSAHAAN terlebih dulu !',
    dataPribadiDulu: 'Input Data Pribadi terlebih dahulu',
    sudahTersimpan: 'Data sudah pernah disimpan. Muat ulang halaman untuk mengubahnya.',
    aktaSudahAda: 'Data akta sudah ada. Muat ulang halaman untuk mengubahnya.',
    pilihan: 'Pilihan tidak dikenal',
    kabkod: 'Kabupaten/kota tidak berada di provinsi yang dipilih',
    posisi: 'Bagian tidak dikenal',
    ganda: {
      ijin: 'Ijin dengan jenis dan nomor ini sudah ada',
      pemilik: 'Pemilik dengan No. KTP ini sudah ada',
      pengurus: 'Pengurus dengan No. KTP dan jabatan ini sudah ada',
      pajak: 'Bukti pajak dengan jenis, masa, dan nomor ini sudah ada',
      sertifikat: 'Sertifikat ini sudah ada',
    },
    tumpuan: (bagian: string) =>
      `Status Aktif Anda bergantung pada data ${bagian} ini. Tambahkan penggantinya lebih dahulu, atau ubah data ini.`,
    tumpuanIjin: (jenis: string) =>
      `Status Aktif Anda bergantung pada ${jenis} ini. Tambahkan ${jenis} penggantinya lebih dahulu, atau perbarui data ini.`,
  },
  kabar: {
    pengirim: 'Sistem E-Procurement',
    siapVerifikasi: (nama: string, noRegistrasi: string) =>
      `${nama} (${noRegistrasi}) menyerahkan seluruh dosirnya untuk diverifikasi`,
    perubahanBagian: (nama: string, bagian: string) =>
      `${nama} memperbarui ${bagian}; menunggu verifikasi`,
    kedaluwarsa: 'Masa berlaku ijin usaha Anda telah habis',
    berlakuLagi: 'Status rekanan Anda kembali Aktif: ijin usaha yang terverifikasi masih berlaku',
    akanHabis: (ijin: string, tgl: string, hari: number) =>
      hari === 0
        ? `${ijin} berlaku sampai hari ini, ${tgl}`
        : `${ijin} berlaku sampai ${tgl}, ${hari} hari lagi`,
    danLain: (n: number) => ` (dan ${n} ijin lain)`,
  },
  surat: {
    kedaluwarsa: {
      perihal: 'Masa berlaku ijin usaha telah habis',
      isi: (nama: string) =>
        `Masa berlaku ijin usaha ${nama} telah habis, sehingga status rekanan menjadi Masa Berlaku Habis. Selama itu perusahaan Anda tidak dapat mendaftar atau diundang pada paket baru.`,
      lanjut:
        'Perbarui data ijin usaha dan lampirkan dokumen yang masih berlaku. Status kembali aktif setelah diverifikasi.',
      tombol: 'Perbarui Ijin Usaha',
    },
    berlakuLagi: {
      perihal: 'Status rekanan Anda kembali Aktif',
      isi: (nama: string) =>
        `Status ${nama} kembali Aktif. Yang menentukan adalah ijin usaha sebagaimana terakhir diverifikasi, dan semuanya masih berlaku; ijin yang belum diverifikasi tidak mengubah status.`,
      tombol: 'Lihat Ijin Usaha',
    },
    akanHabis: {
      perihal: (hari: number) =>
        hari === 0
          ? 'Ijin usaha Anda berakhir hari ini'
          : `Ijin usaha Anda berakhir ${hari} hari lagi`,
      isi: (nama: string) => `Masa berlaku ijin usaha ${nama} hampir habis:`,
      lanjut:
        'Perbarui data ijin usaha dan lampirkan dokumen yang baru sebelum masa berlakunya habis, agar status rekanan tetap aktif.',
    },
  },
} as const
