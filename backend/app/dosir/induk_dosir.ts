import { statusTampil } from '@eproc/domain/dosir'
import type { StatusPengguna, StatusRekanan } from '@eproc/domain/pilihan'
import type Rekanan from '#app/dosir/rekanan'
import { type Koneksi, sql } from '#inti/sql'

/** What the first section shows of the vendor's row and its account. */
export interface IndukDosir {
  nama: string
  noRegistrasi: string
  emailMember: string
  /** the account's I or S covers the vendor's own status */
  status: StatusRekanan
}

export async function bacaInduk(koneksi: Koneksi, rekanan: Rekanan): Promise<IndukDosir> {
  const akun = await sql<{ email: string; status: StatusPengguna }>(
    koneksi,
    'select email, status from pengguna where id = ?',
    [rekanan.penggunaId]
  )
  return {
    nama: rekanan.nama,
    noRegistrasi: rekanan.noRegistrasi,
    emailMember: akun[0]!.email,
    status: statusTampil(rekanan.status, akun[0]!.status),
  }
}

/** Changes the vendor's name with its first section; answers the difference for the journal. */
export function gantiNama(rekanan: Rekanan, nama: string): Record<string, [unknown, unknown]> {
  if (rekanan.nama === nama) return {}
  const lama = rekanan.nama
  rekanan.merge({ nama })
  return { nama: [lama, nama] }
}
