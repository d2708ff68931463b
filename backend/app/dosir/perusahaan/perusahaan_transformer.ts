import type { DataPerusahaan as PerusahaanAnswer } from '@eproc/domain/dosir/answers'
import { npwp } from '@eproc/domain/common/format'
import type { NamaWilayah } from '#app/dosir/acuan/wilayah_query'
import type { IndukDosir } from '#app/dosir/bagian/induk_dosir'
import {
  type RecordDocuments,
  kerangka,
  numberFor,
  type TingkatPribadi,
} from '#app/dosir/bagian/record_transformer'
import type DataPerusahaan from '#app/dosir/perusahaan/data_perusahaan'

/** What stands beside the row in the answer. */
export interface PerusahaanContext {
  dokumen: RecordDocuments
  induk: IndukDosir
  wilayah: NamaWilayah
}

export const kePerusahaan = (
  p: DataPerusahaan,
  { dokumen, induk, wilayah }: PerusahaanContext,
  tingkat: TingkatPribadi = 'penuh'
): PerusahaanAnswer => ({
  ...kerangka<'skPkp' | 'fileFormulir' | 'fileNonPKP' | 'fileSertifikat'>(p, dokumen),
  ...induk,
  ...wilayah,
  npwp: numberFor(npwp(p.npwp), tingkat),
  noPengukuhan: p.noPengukuhan,
  pkp: p.noPengukuhan !== null,
  email: p.email,
  website: p.website,
  alamat: p.alamat,
  kodepos: p.kodepos,
  telepon: p.telepon,
  fax: p.fax,
  cabang: p.cabang,
  provinsi: p.provinsi,
  kabkod: p.kabkod,
  bentuk: p.bentuk,
  ukuran: p.ukuran,
  pusat: p.cabang
    ? {
        alamatPusat: p.alamatPusat,
        teleponPusat: p.teleponPusat,
        faxPusat: p.faxPusat,
        emailPusat: p.emailPusat,
      }
    : null,
  skPkp: p.skPkp,
  fileFormulir: p.fileFormulir,
  fileNonPKP: p.fileNonPKP,
  fileSertifikat: p.fileSertifikat,
})
