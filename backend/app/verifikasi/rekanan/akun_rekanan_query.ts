import type { StatusPengguna } from '@eproc/domain/common/choices'
import type Rekanan from '#app/dosir/rekanan'
import { type Koneksi, sql } from '#core/database/sql'

export interface AkunRekanan {
  nama: string
  email: string
  status: StatusPengguna
  /** of the dossier, once it names one */
  email_dosir: string | null
}

/** The account behind a vendor. */
export async function akunRekanan(
  connection: Koneksi,
  { id, penggunaId }: Pick<Rekanan, 'id' | 'penggunaId'>
): Promise<AkunRekanan> {
  const [akun] = await sql<AkunRekanan>(
    connection,
    `select p.nama, p.email, p.status, coalesce(dp.email, dq.email) as email_dosir from pengguna p
       left join data_perusahaan dp on dp.rekanan_id = ? left join data_pribadi dq on dq.rekanan_id = ?
      where p.id = ?`,
    [id, id, penggunaId]
  )
  return akun!
}
