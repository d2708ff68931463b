import { sql, type Koneksi } from '#core/database/sql'

export interface HubunganRow {
  id: number
  ppk: boolean
  pokja: boolean
  bebas: boolean
}

/** What ties a member of staff to these packages; a package that isn't there has no row. */
export const hubunganPaket = (
  connection: Koneksi,
  penggunaId: number,
  paketIds: readonly number[]
): Promise<HubunganRow[]> =>
  sql<HubunganRow>(
    connection,
    `select p.id, p.ppk_id = ? as ppk, k.pengguna_id is not null as pokja,
            k.bebas_benturan_pada is not null as bebas
       from paket p left join pokja k on k.paket_id = p.id and k.pengguna_id = ?
      where p.id = any(?::int[])`,
    [penggunaId, penggunaId, [...paketIds]]
  )
