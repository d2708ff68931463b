import { sql, type Koneksi } from '#core/database/sql'

/** Has the award letter been sent to somebody who has not dropped out since? */
export async function sppbjTerkirim(paketId: number, connection: Koneksi): Promise<boolean> {
  const [ada] = await sql(
    connection,
    `select 1 from sppbj s join evaluasi e on e.paket_id = s.paket_id and e.rekanan_id = s.rekanan_id
      where s.paket_id = ? and e.urutan = 1 limit 1`,
    [paketId]
  )
  return ada !== undefined
}

/** Are there minutes of this kind? */
export async function adaBeritaAcara(
  paketId: number,
  table: 'ba_pl' | 'ba_negosiasi',
  connection: Koneksi
): Promise<boolean> {
  const [ada] = await sql(connection, `select 1 from ${table} where paket_id = ? limit 1`, [
    paketId,
  ])
  return ada !== undefined
}
