import { npwp } from '@eproc/domain/common/format'
import type { Pengurus as PengurusAnswer } from '@eproc/domain/dosir/answers'
import {
  documentFor,
  type RecordDocuments,
  kerangka,
  numberFor,
  type TingkatPribadi,
} from '#app/dosir/bagian/record_transformer'
import type Pengurus from '#app/dosir/pengurus/pengurus'

export const kePengurus = (
  p: Pengurus,
  dokumen: RecordDocuments,
  tingkat: TingkatPribadi = 'penuh'
): PengurusAnswer => ({
  ...kerangka<'dokKtp'>(p, dokumen, tingkat),
  nama: p.nama,
  noKtp: numberFor(p.noKtp, tingkat),
  npwp: numberFor(npwp(p.npwp), tingkat),
  alamat: p.alamat,
  jabatan: p.jabatan,
  tglMulai: p.tglMulai,
  dokKtp: documentFor(p.dokKtp, tingkat),
})
