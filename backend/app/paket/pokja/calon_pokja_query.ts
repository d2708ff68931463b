import type { CalonPokja } from '@eproc/domain/paket/answers'
import { dapatDiPokjaSql } from '#core/auth/actor_query'
import { sql, type Koneksi } from '#core/database/sql'

/** Active staff of the procurement unit or of role operatorULP. */
export const calonPokja = (connection: Koneksi): Promise<CalonPokja[]> =>
  sql<CalonPokja>(
    connection,
    `select u.id, u.nama, u.jabatan, u.divisi_kode as divisi, u.peran
       from pengguna u left join divisi d on d.kode = u.divisi_kode
      where u.status = 'A' and u.peran not in ('vendor', 'person')
        and ${dapatDiPokjaSql('u', 'd')}
      order by u.nama, u.id`
  )

/** Names of these users. */
export async function namaOrang(
  connection: Koneksi,
  ids: readonly number[]
): Promise<Map<number, string>> {
  const orang = await sql<{ id: number; nama: string }>(
    connection,
    'select id, nama from pengguna where id = any(?)',
    [[...ids]]
  )
  return new Map(orang.map((o) => [o.id, o.nama]))
}
