import type { Infer } from '@vinejs/vine/types'
import type { Baris, Catatan } from '#app/dosir/catatan'
import { kolom, npwpTampil, wajib } from '#app/dosir/isian_dosir'
import type { perusahaanValidator } from '#app/dosir/perusahaan/perusahaan_validator'
import type { IndukDosir } from '#app/dosir/induk_dosir'
import { NAMA_WILAYAH, namaWilayah } from '#app/dosir/wilayah'
import { npwpPolos } from '@eproc/domain/dosir/aturan_dasar'
import { DOKUMEN } from '@eproc/domain/dosir/dokumen'
import type { DataPerusahaan } from '@eproc/domain/jawaban/dosir'
import type { BentukUsaha, UkuranUsaha } from '@eproc/domain/pilihan'

export type MasukPerusahaan = Infer<typeof perusahaanValidator>
export type DokPerusahaan = keyof typeof DOKUMEN.perusahaan

/** The stored columns; the company's name is the vendor's. */
export interface IsiPerusahaan {
  npwp: string
  noPengukuhan: string | null
  email: string | null
  website: string | null
  alamat: string
  kodepos: string
  telepon: string
  fax: string | null
  cabang: boolean
  provinsi: string
  kabkod: string
  bentuk: string
  ukuran: string | null
  alamatPusat: string | null
  teleponPusat: string | null
  faxPusat: string | null
  emailPusat: string | null
}

const dok = DOKUMEN.perusahaan

export const perusahaan: Catatan<IsiPerusahaan, DokPerusahaan> = {
  bagian: 'perusahaan',
  tunggal: true,
  kolom: {
    npwp: 'npwp',
    noPengukuhan: 'no_pengukuhan',
    email: 'email',
    website: 'website',
    alamat: 'alamat',
    kodepos: 'kodepos',
    telepon: 'telepon',
    fax: 'fax',
    cabang: 'cabang',
    provinsi: 'provinsi',
    kabkod: 'kabkod',
    bentuk: 'bentuk',
    ukuran: 'ukuran',
    alamatPusat: 'pusat_alamat',
    teleponPusat: 'pusat_telepon',
    faxPusat: 'pusat_fax',
    emailPusat: 'pusat_email',
  },
  nomorPribadi: ['npwp'],
  dokumen: {
    skPkp: { kolom: 'sk_pkp', aturan: dok.skPkp },
    fileFormulir: { kolom: 'file_formulir', aturan: dok.fileFormulir },
    fileNonPKP: { kolom: 'file_non_pkp', aturan: dok.fileNonPKP },
    fileSertifikat: { kolom: 'file_sertifikat', aturan: dok.fileSertifikat },
  },
  tambahan: NAMA_WILAYAH,
  cari: [],
}

export type BarisPerusahaan = Baris<IsiPerusahaan, DokPerusahaan>

/** Values for the columns, after the rules passed. The head office is kept only for a branch. */
export function susunPerusahaan(masuk: MasukPerusahaan): IsiPerusahaan {
  const pusat = masuk.cabang ? masuk.pusat : null
  return {
    npwp: npwpPolos(wajib(masuk.npwp)),
    noPengukuhan: kolom(masuk.noPengukuhan),
    email: kolom(masuk.email),
    website: kolom(masuk.website),
    alamat: wajib(masuk.alamat),
    kodepos: wajib(masuk.kodepos),
    telepon: wajib(masuk.telepon),
    fax: kolom(masuk.fax),
    cabang: masuk.cabang ?? false,
    provinsi: wajib(masuk.provinsi),
    kabkod: wajib(masuk.kabkod),
    bentuk: wajib(masuk.bentuk),
    ukuran: kolom(masuk.ukuran),
    alamatPusat: kolom(pusat?.alamatPusat),
    teleponPusat: kolom(pusat?.teleponPusat),
    faxPusat: kolom(pusat?.faxPusat),
    emailPusat: kolom(pusat?.emailPusat),
  }
}

/** The answer: the head office as an object of its own. */
export function bentukPerusahaan(baris: BarisPerusahaan, induk: IndukDosir): DataPerusahaan {
  const { alamatPusat, teleponPusat, faxPusat, emailPusat, ...isi } = baris
  return {
    ...isi,
    ...induk,
    ...namaWilayah(baris),
    npwp: npwpTampil(baris.npwp),
    pkp: baris.noPengukuhan !== null,
    bentuk: baris.bentuk as BentukUsaha,
    ukuran: baris.ukuran as UkuranUsaha | null,
    pusat: baris.cabang ? { alamatPusat, teleponPusat, faxPusat, emailPusat } : null,
  }
}
