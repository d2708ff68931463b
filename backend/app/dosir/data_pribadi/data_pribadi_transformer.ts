import type { DataPribadi as DataPribadiAnswer } from '@eproc/domain/dosir/answers'
import { npwp } from '@eproc/domain/common/format'
import type { NamaWilayah } from '#app/dosir/acuan/wilayah_query'
import type { IndukDosir } from '#app/dosir/bagian/induk_dosir'
import {
  documentFor,
  type RecordDocuments,
  kerangka,
  numberFor,
  type TingkatPribadi,
} from '#app/dosir/bagian/record_transformer'
import type DataPribadi from '#app/dosir/data_pribadi/data_pribadi'

/** What stands beside the row in the answer. */
export interface DataPribadiContext {
  dokumen: RecordDocuments
  induk: IndukDosir
  wilayah: NamaWilayah
}

export const keDataPribadi = (
  d: DataPribadi,
  { dokumen, induk, wilayah }: DataPribadiContext,
  tingkat: TingkatPribadi
): DataPribadiAnswer => ({
  ...kerangka<'fileKtp' | 'fileNpwp' | 'fileFormulir'>(d, dokumen, tingkat),
  alamat: d.alamat,
  provinsi: d.provinsi,
  kabkod: d.kabkod,
  kodepos: d.kodepos,
  telepon: d.telepon,
  email: d.email,
  ...induk,
  ...wilayah,
  noKtp: numberFor(d.noKtp, tingkat),
  npwp: numberFor(npwp(d.npwp), tingkat),
  fileKtp: documentFor(d.fileKtp, tingkat),
  fileNpwp: documentFor(d.fileNpwp, tingkat),
  fileFormulir: d.fileFormulir,
})
