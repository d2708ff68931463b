import type { Pemilik as PemilikAnswer } from '@eproc/domain/dosir/answers'
import {
  documentFor,
  type RecordDocuments,
  kerangka,
  numberFor,
  type TingkatPribadi,
} from '#app/dosir/bagian/record_transformer'
import type Pemilik from '#app/dosir/pemilik/pemilik'

export const kePemilik = (
  p: Pemilik,
  dokumen: RecordDocuments,
  tingkat: TingkatPribadi = 'penuh'
): PemilikAnswer => ({
  ...kerangka<'fileKTP'>(p, dokumen, tingkat),
  nama: p.nama,
  noKtp: numberFor(p.noKtp, tingkat),
  alamat: p.alamat,
  saham: p.saham,
  satuan: p.satuan,
  fileKTP: documentFor(p.fileKTP, tingkat),
})
