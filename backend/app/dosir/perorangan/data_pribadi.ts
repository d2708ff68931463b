import type { Infer } from '@vinejs/vine/types'
import type { Baris, Catatan } from '#app/dosir/catatan'
import type { IndukDosir } from '#app/dosir/induk_dosir'
import { kolom, npwpTampil, wajib } from '#app/dosir/isian_dosir'
import type { dataPribadiValidator } from '#app/dosir/perorangan/perorangan_validator'
import { NAMA_WILAYAH, namaWilayah } from '#app/dosir/wilayah'
import { npwpPolos } from '@eproc/domain/dosir/aturan_dasar'
import { DOKUMEN } from '@eproc/domain/dosir/dokumen'
import type { DataPribadi } from '@eproc/domain/jawaban/dosir'

export type MasukDataPribadi = Infer<typeof dataPribadiValidator>
export type DokDataPribadi = keyof typeof DOKUMEN.dataPribadi
type IsiDataPribadi = Pick<
  DataPribadi,
  'alamat' | 'provinsi' | 'kabkod' | 'kodepos' | 'telepon' | 'email' | 'noKtp' | 'npwp'
>

const dok = DOKUMEN.dataPribadi

export const dataPribadi: Catatan<IsiDataPribadi, DokDataPribadi> = {
  bagian: 'dataPribadi',
  tunggal: true,
  kolom: {
    alamat: 'alamat',
    provinsi: 'provinsi',
    kabkod: 'kabkod',
    kodepos: 'kodepos',
    telepon: 'telepon',
    email: 'email',
    noKtp: 'no_ktp',
    npwp: 'npwp',
  },
  nomorPribadi: ['noKtp', 'npwp'],
  dokumen: {
    fileKtp: { kolom: 'file_ktp', aturan: dok.fileKtp, pribadi: true },
    fileNpwp: { kolom: 'file_npwp', aturan: dok.fileNpwp, pribadi: true },
    fileFormulir: { kolom: 'file_formulir', aturan: dok.fileFormulir },
  },
  tambahan: NAMA_WILAYAH,
  cari: [],
}

export const susunDataPribadi = (masuk: MasukDataPribadi): IsiDataPribadi => ({
  alamat: wajib(masuk.alamat),
  provinsi: wajib(masuk.provinsi),
  kabkod: wajib(masuk.kabkod),
  kodepos: wajib(masuk.kodepos),
  telepon: wajib(masuk.telepon),
  email: kolom(masuk.email),
  noKtp: wajib(masuk.noKtp),
  npwp: npwpPolos(wajib(masuk.npwp)),
})

export const bentukDataPribadi = (
  baris: Baris<IsiDataPribadi, DokDataPribadi>,
  induk: IndukDosir
): DataPribadi => ({
  ...baris,
  ...induk,
  ...namaWilayah(baris),
  npwp: npwpTampil(baris.npwp),
})
