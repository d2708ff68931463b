import type { SertifikatPerson as SertifikatPersonAnswer } from '@eproc/domain/dosir/answers'
import { type RecordDocuments, kerangka } from '#app/dosir/bagian/record_transformer'
import type SertifikatPerson from '#app/dosir/sertifikat_person/sertifikat_person'

export const keSertifikatPerson = (
  s: SertifikatPerson,
  dokumen: RecordDocuments
): SertifikatPersonAnswer => ({
  ...kerangka<'fileSertifikat'>(s, dokumen),
  keahlian: s.keahlian,
  noSertifikat: s.noSertifikat,
  fileSertifikat: s.fileSertifikat,
})
