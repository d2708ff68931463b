import { sql, type Koneksi } from '#core/database/sql'

/** What ties a member of staff to a package; undefined when there is no such package. */
export async function hubunganPaket(
  connection: Koneksi,
  penggunaId: number,
  paketId: number
): Promise<{ ppk: boolean; pokja: boolean; bebas: boolean } | undefined> {
  const [baris] = await sql<{ ppk: boolean; pokja: boolean; bebas: boolean }>(
    connection,
    `select p.ppk_id = ? as ppk, k.pengguna_id is not null as pokja,
            k.bebas_benturan_pada is not null as bebas
       from paket p left join pokja k on k.paket_id = p.id and k.pengguna_id = ?
      where p.id = ?`,
    [penggunaId, penggunaId, paketId]
  )
  return baris
}
