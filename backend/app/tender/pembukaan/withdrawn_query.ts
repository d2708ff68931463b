/** Ids of versions of a package that their vendors withdrew. */
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import { sql, type Koneksi } from '#core/database/sql'

export async function withdrawnOffers(
  connection: Koneksi,
  paketId: number
): Promise<ReadonlySet<number>> {
  const rows = await sql<{ id: number }>(
    connection,
    `select id from penawaran w where paket_id = ? and not (${belumDitarik('w')})`,
    [paketId]
  )
  return new Set(rows.map(({ id }) => id))
}
