/** What only the server says of a running tender: words that no screen has to carry. */
export const tenderServer = {
  batasPla: (kode: string, limit: string) =>
    `HPS paket ${kode} melebihi batas pengadaan langsung ${limit} untuk jenis pengadaan ini. Pilih metode lain, atau minta Operator ULP memperbaiki HPS paket`,
  banding: {
    ditarik: 'Pencatatan sanggah banding ditarik',
    bukanPencatat: 'Hanya anggota pokja yang mencatat sanggah banding ini yang dapat menariknya',
    kabar: (paket: string) =>
      `Pencatatan sanggah banding atas nama perusahaan Anda pada paket ${paket} ditarik`,
    isi: (alasan: string) =>
      `Alasan: ${alasan}. Sanggah banding itu dianggap tidak pernah diajukan. Bila Anda memang mengirim sanggah banding, segera sampaikan kepada Unit Layanan Pengadaan.`,
    kabarStaf: (nama: string, paket: string) =>
      `Pencatatan sanggah banding ${nama} pada paket ${paket} ditarik`,
  },
  /** Why what was negotiated no longer changes. */
  negosiasiTetap: {
    kontrak: 'Hasil negosiasi tidak berubah lagi: surat perjanjian sudah disimpan',
    sppbj: 'Hasil negosiasi tidak berubah lagi: SPPBJ sudah dikirim',
  },
} as const
