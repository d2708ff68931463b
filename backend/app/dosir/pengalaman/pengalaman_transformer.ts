import type { Pengalaman as PengalamanAnswer } from '@eproc/domain/dosir/answers'
import { type RecordDocuments, kerangka } from '#app/dosir/bagian/record_transformer'
import type Pengalaman from '#app/dosir/pengalaman/pengalaman'

export const kePengalaman = (p: Pengalaman, dokumen: RecordDocuments): PengalamanAnswer => ({
  ...kerangka<'dokumen'>(p, dokumen),
  namaKontrak: p.namaKontrak,
  lokasi: p.lokasi,
  instansi: p.instansi,
  alamat: p.alamat,
  telepon: p.telepon,
  noKontrak: p.noKontrak,
  nilaiKontrak: p.nilaiKontrak,
  persentase: p.persentase,
  tglPelaksanaan: p.tglPelaksanaan,
  tglSelesaiKontrak: p.tglSelesaiKontrak,
  tglSerahTerima: p.tglSerahTerima,
  keterangan: p.keterangan,
  dokumen: p.dokumen,
})
