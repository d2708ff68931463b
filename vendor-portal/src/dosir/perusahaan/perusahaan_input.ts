import type { PerusahaanInput } from '@eproc/domain/dosir/aturan'
import { npwp } from '@eproc/domain/common/format'
import type { DataPerusahaan } from '@eproc/domain/dosir/answers'

/** Form values: columns of the head office are flat, as the server's errors name them. */
export interface FormPerusahaan extends Omit<PerusahaanInput, 'pusat' | 'cabang'> {
  cabang: boolean
  alamatPusat: string
  teleponPusat: string
  faxPusat: string
  emailPusat: string
}

/** Initial values from stored data, or empty. */
export function initialInput(d: DataPerusahaan | null): FormPerusahaan {
  return {
    nama: d?.nama ?? '',
    bentuk: d?.bentuk ?? '',
    ukuran: d?.ukuran ?? '',
    npwp: npwp(d?.npwp),
    alamat: d?.alamat ?? '',
    provinsi: d?.provinsi ?? '',
    kabkod: d?.kabkod ?? '',
    kodepos: d?.kodepos ?? '',
    telepon: d?.telepon ?? '',
    fax: d?.fax ?? '',
    email: d?.email ?? '',
    website: d?.website ?? '',
    noPengukuhan: d?.noPengukuhan ?? '',
    skPkp: null,
    fileNonPKP: null,
    fileSertifikat: null,
    hapusFileSertifikat: false,
    fileFormulir: null,
    cabang: d?.cabang ?? false,
    alamatPusat: d?.pusat?.alamatPusat ?? '',
    teleponPusat: d?.pusat?.teleponPusat ?? '',
    faxPusat: d?.pusat?.faxPusat ?? '',
    emailPusat: d?.pusat?.emailPusat ?? '',
  }
}

/** Shape of the call in S2 §7: the head office as an object. */
export function toInput(f: FormPerusahaan): PerusahaanInput {
  const { alamatPusat, teleponPusat, faxPusat, emailPusat, ...rest } = f
  return {
    ...rest,
    pusat: f.cabang ? { alamatPusat, teleponPusat, faxPusat, emailPusat } : null,
  }
}
