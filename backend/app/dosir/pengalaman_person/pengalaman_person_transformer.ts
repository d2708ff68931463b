import type { PengalamanPerson as PengalamanPersonAnswer } from '@eproc/domain/dosir/answers'
import { type RecordDocuments, kerangka } from '#app/dosir/bagian/record_transformer'
import type PengalamanPerson from '#app/dosir/pengalaman_person/pengalaman_person'

export const kePengalamanPerson = (
  p: PengalamanPerson,
  dokumen: RecordDocuments
): PengalamanPersonAnswer => ({
  ...kerangka<never>(p, dokumen),
  nama: p.nama,
  instansi: p.instansi,
  jabatan: p.jabatan,
  tahun: p.tahun,
  durasiTahun: p.durasiTahun,
  durasiBulan: p.durasiBulan,
  durasiHari: p.durasiHari,
  keterangan: p.keterangan,
})
