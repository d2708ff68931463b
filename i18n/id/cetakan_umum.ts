/** Printouts of stages: what paper, refusals and screens say alike. The words on paper alone are no part of a screen. */
export const judulCetakan = {
  'pengumuman': 'PENGUMUMAN',
  'undangan': 'SURAT UNDANGAN',
  'aanwizjing': 'BERITA ACARA PEMBERIAN PENJELASAN',
  'pembukaan': 'BERITA ACARA PEMBUKAAN DOKUMEN PENAWARAN',
  'evaluasi': 'BERITA ACARA HASIL EVALUASI',
  'pembuktian': 'BERITA ACARA PEMBUKTIAN',
  'penetapan': 'BERITA ACARA PENETAPAN',
  'jawaban': 'JAWABAN SANGGAH',
  'negosiasi': 'HASIL KLARIFIKASI DAN NEGOSIASI',
  'ba-negosiasi': 'BERITA ACARA KLARIFIKASI DAN NEGOSIASI',
  'ba-pl': 'BERITA ACARA PENUNJUKAN LANGSUNG',
  'sppbj': 'SURAT PENUNJUKAN PENYEDIA BARANG/JASA',
  'spk': 'SURAT PERINTAH KERJA',
  'spmk': 'SURAT PERINTAH MULAI KERJA',
} as const

/** Of a qualification, before anybody offers. */
export const judulPembukaanPra = 'BERITA ACARA PEMBUKAAN DOKUMEN PRAKUALIFIKASI'

export const cetakanRahasia = 'Isi dokumen ini baru terbuka setelah pemenang diumumkan'
