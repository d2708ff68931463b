import type { Pajak as PajakAnswer } from '@eproc/domain/dosir/answers'
import { type RecordDocuments, kerangka } from '#app/dosir/bagian/record_transformer'
import type Pajak from '#app/dosir/pajak/pajak'

export const kePajak = (p: Pajak, dokumen: RecordDocuments): PajakAnswer => ({
  ...kerangka<'dokumen'>(p, dokumen),
  jenis: p.jenis,
  masa: p.masa,
  nomorTerima: p.nomorTerima,
  tanggalTerima: p.tanggalTerima,
  dokumen: p.dokumen,
})
