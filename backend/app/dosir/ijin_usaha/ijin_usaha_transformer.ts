import type { AcuanKbli, AcuanSbu, IjinUsaha as IjinUsahaAnswer } from '@eproc/domain/dosir/answers'
import type Kbli from '#app/dosir/acuan/kbli'
import type Sbu from '#app/dosir/acuan/sbu'
import { type RecordDocuments, kerangka } from '#app/dosir/bagian/record_transformer'
import type IjinUsaha from '#app/dosir/ijin_usaha/ijin_usaha'

const keKbli = ({ id, kode, nama, kategori }: Kbli): AcuanKbli => ({ id, kode, nama, kategori })
const keSbu = ({ id, kode, subklasifikasi, edisi }: Sbu): AcuanSbu => ({
  id,
  kode,
  subklasifikasi,
  edisi,
})

/** @param i with its KBLI and SBU loaded */
export const keIjinUsaha = (i: IjinUsaha, dokumen: RecordDocuments): IjinUsahaAnswer => ({
  ...kerangka<'dokumen'>(i, dokumen),
  jenis: i.jenis,
  nomor: i.nomor,
  berlaku: i.berlaku,
  instansi: i.instansi,
  kualifikasi: i.kualifikasi,
  keterangan: i.keterangan,
  kbli: i.kbli.map((k) => k.id),
  sbu: i.sbu.map((s) => s.id),
  kbliRinci: i.kbli.map(keKbli),
  sbuRinci: i.sbu.map(keSbu),
  dokumen: i.dokumen,
})
