/** What the account tests share: single columns of an account. */
import { count, rows } from '../../lib/query.ts'

export const jumlahSesi = (penggunaId: number): Promise<number> =>
  count('sesi where pengguna_id = ?', [penggunaId])

export interface AkunRow {
  id: number
  peran: string
  email: string
  sandi_hash: string | null
  diaktifkan_pada: Date | null
  persetujuan_data_pada: Date | null
}

export async function akunDb(login: string): Promise<AkunRow | null> {
  const [akun] = await rows<AkunRow>('select * from pengguna where lower(login) = lower(?)', [
    login,
  ])
  return akun ?? null
}
