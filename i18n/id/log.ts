/** The public log, as its verifier speaks. */
export const logTeks = {
  utuh: (daun: number, akar: string) => `Log publik utuh: ${daun} daun diperiksa, akar ${akar}`,
  rusak: (sebab: string) => `Log publik RUSAK: ${sebab}`,
  takAda: (berkas: string) => `Berkas ${berkas} tidak ada.`,
  daun: (daun: number, berkas: string) => `daun ${daun} tidak sesuai (${berkas})`,
  key: 'kunci log tidak terbaca',
  checkpoint: 'checkpoint tidak ada atau tidak ditandatangani kunci ini',
  witness: (nama: string) => `checkpoint tidak ditandatangani saksi ${nama}`,
  root: 'akar yang ditandatangani bukan akar daun-daun ini',
  shorter: (daun: number) => `log lebih pendek daripada checkpoint pembanding (${daun} daun)`,
  forked: (daun: number) => `log bercabang dari checkpoint pembanding (${daun} daun)`,
  lewatMasaSimpan: (tahun: number) => `Masa simpan ${tahun} tahun telah lewat`,
  hapusCara:
    'Sebutkan --kode <kode tanda terima> (boleh berkali-kali) dan --alasan "<dasar permintaan>".',
  hapusSelesai: (jumlah: number) =>
    jumlah === 0
      ? 'Tidak ada yang dihapus: kode tidak dikenal, belum masuk log, atau sudah dihapus.'
      : `Isi ${jumlah} tanda terima dihapus dari tabel log publik; daunnya tetap, log tetap utuh.`,
  kunciCara:
    'Sebutkan --alasan "<mengapa diganti>". Hentikan semua server lebih dahulu; jalankan lagi sesudahnya.',
  kunciBerjalan:
    'Server masih berjalan dan memegang kunci log yang sekarang. Hentikan semua server lebih dahulu; jalankan lagi sesudahnya.',
  kunciSelesai: (vkey: string) =>
    `Kunci log diganti dan ditandatangani kunci sebelumnya. Kirim kunci baru kepada para saksi:\n${vkey}`,
  kunciTunggu: (paket: readonly string[]) =>
    `Kunci log belum dapat diganti: ada penawaran yang ditandatangani instalasi dan menunggu pembukaan (${paket.join(', ')}).`,
  foreign: () => 'checkpoint pembanding bukan milik log ini',
}

/** The witness, as it speaks at the terminal. */
export const saksiTeks = {
  cara: 'Sebutkan --folder <folder saksi> --nama <nama saksi> --log <berkas vkey log>; boleh --port dan --host.',
  takAda: (berkas: string) => `Berkas ${berkas} tidak ada.`,
  mulai: (alamat: string, vkey: string, sidik: string) =>
    `Saksi berjalan di ${alamat}. Pasang di portal: LOG_SAKSI="${alamat} ${vkey}"\nSidik kunci saksi, untuk dibacakan kepada yang bertanya: ${sidik}`,
}
