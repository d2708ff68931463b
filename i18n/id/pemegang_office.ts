/** Keys of people on the screens of the back office (sealing.md §2). */
import { holderKeyFields } from './resources/pemegang.ts'

export const pemegangOffice = {
  sendiri: 'Kunci saya',
  belumAda:
    'Anda belum mempunyai kunci. Buat kunci, lalu minta pemegang lain mencocokkan sidik jarinya dengan Anda.',
  menunggu:
    'Temui atau telepon seorang pemegang kunci. Ia membacakan sidik jari ini dari layarnya; bila sama persis, ia mengonfirmasi kunci Anda.',
  segera: (pada: string) => `Berlaku mulai ${pada}. Cabut segera bila bukan Anda yang membuatnya.`,
  berlaku: (sejak: string) => `Berlaku sejak ${sejak}.`,
  tanpaKurva:
    'Peramban ini tidak mendukung kriptografi kunci (X25519 dan Ed25519). Perbarui peramban Anda.',
  tombol: {
    buat: 'Buat kunci',
    perbarui: 'Perbarui kunci',
    coba: 'Coba frasa sandi',
    ganti: 'Ganti frasa sandi',
    lupa: 'Lupa frasa sandi',
    cabut: 'Cabut kunci',
    konfirmasi: 'Konfirmasi kunci',
    frasaLain: 'Frasa lain',
    tercatat: 'Sudah saya catat',
    lanjut: 'Lanjut',
    cetak: 'Cetak kode',
    unduh: 'Unduh berkas pemulihan',
    daftar: 'Daftarkan kunci',
    buka: 'Buka',
  },
  frasa: {
    judul: 'Frasa sandi kunci',
    isi: 'Enam kata ini membuka kunci Anda. Catat di kertas dan simpan di tempat aman; jangan difoto dan jangan disimpan di komputer ini. Tidak ada yang dapat membacakannya lagi, termasuk administrator.',
    ulangJudul: 'Tulis ulang frasa sandi',
    ulangIsi: 'Tulis keenam kata dari catatan Anda.',
    menggantikanSegera: (pada: string) =>
      `Anda sudah memperbarui kunci: kunci baru itu berlaku mulai ${pada}. Bila dilanjutkan, kunci itu berakhir sekarang dan tidak pernah berlaku; kunci yang Anda buat di sini menggantikannya, sehari sesudah didaftarkan.`,
    label: holderKeyFields.frasa,
    baruLabel: holderKeyFields.frasaBaru,
    tidakSama: 'Belum sama dengan frasa sandi tadi. Periksa catatan Anda.',
    kosong: 'Frasa sandi harus diisi',
  },
  pulih: {
    judul: 'Simpan pemulihan',
    isi: 'Bila frasa sandi hilang, kunci dipulihkan dengan kode ini bersama berkas pemulihan. Simpan keduanya terpisah: kode di kertas, berkas di media lain.',
    kode: holderKeyFields.kode,
    akhir: holderKeyFields.akhir,
    akhirSalah: 'Tidak sama dengan empat huruf terakhir kode pemulihan',
    unduhDulu: 'Unduh berkas pemulihan lebih dahulu',
    berkas: (awalan: string) => `kunci-pemulihan-${awalan}.json`,
    cetakJudul: 'Kode pemulihan kunci',
    cetakIsi: (nama: string) =>
      `Milik ${nama}. Simpan terpisah dari berkas pemulihan. Siapa pun yang memegang keduanya dapat memakai kunci ini.`,
  },
  coba: {
    judul: 'Coba frasa sandi',
    berhasil: 'Frasa sandi benar: kunci Anda terbuka di peramban ini.',
  },
  lupa: {
    judul: 'Pulihkan kunci',
    isi: 'Pilih berkas pemulihan dan tulis kode dari kertas. Kunci tetap sama; frasa sandinya diganti.',
    tanpa:
      'Tanpa berkas atau kode itu, cabut kunci ini lalu buat yang baru; pemegang lain mengonfirmasinya kembali.',
    berkasKosong: 'Berkas pemulihan harus dipilih',
    kodeKosong: 'Kode pemulihan harus diisi',
  },
  cabut: {
    judul: 'Cabut kunci saya?',
    isi: 'Kunci berakhir seketika dan tidak dapat diberlakukan kembali. Kunci baru berlaku sehari setelah dikonfirmasi pemegang lain.',
    alasan: holderKeyFields.alasan,
  },
  konfirmasi: {
    judul: (nama: string) => `Konfirmasi kunci ${nama}`,
    isi: (nama: string) =>
      `Bacakan sidik jari ini kepada ${nama}, tatap muka atau lewat telepon ke nomor yang sudah Anda kenal. Konfirmasi hanya bila keenam belas kelompoknya sama persis dengan di layarnya.`,
    caraKosong: 'Cara mencocokkan harus dipilih',
    sama: holderKeyFields.sama,
    samaKosong: 'Centang setelah keenam belas kelompok dicocokkan',
    tanpaKunci: 'Anda memerlukan kunci sendiri untuk mengonfirmasi kunci orang lain.',
  },
  frasaSalah: 'Frasa sandi salah',
  berkasSalah: 'Ini bukan berkas pemulihan kunci',
  berkasLain: 'Berkas pemulihan ini milik kunci lain',
  kodeSalah: 'Kode pemulihan salah',
} as const
