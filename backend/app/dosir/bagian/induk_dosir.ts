import type { StatusRekanan } from '@eproc/domain/common/choices'
import { statusTampil } from '@eproc/domain/dosir/bagian'
import type { Differences } from '#app/dosir/bagian/dosir_record'
import type Rekanan from '#app/dosir/rekanan'

/** What the first section shows of the vendor's row and its account. */
export interface IndukDosir {
  nama: string
  noRegistrasi: string
  emailMember: string
  /** the account's I or S covers the vendor's own status */
  status: StatusRekanan
}

export async function bacaInduk(rekanan: Rekanan): Promise<IndukDosir> {
  await rekanan.load('pengguna')
  const { nama, noRegistrasi, status, pengguna } = rekanan
  return {
    nama,
    noRegistrasi,
    emailMember: pengguna.email,
    status: statusTampil(status, pengguna.status),
  }
}

/** Changes the vendor's name with its first section, whose journal row tells the difference. */
export function gantiNama(rekanan: Rekanan, nama: string): Differences {
  if (rekanan.nama === nama) return {}
  const previous = rekanan.nama
  rekanan.nama = nama
  return { nama: [previous, nama] }
}
