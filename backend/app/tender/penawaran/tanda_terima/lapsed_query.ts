import { sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'
import { JENIS_LOG } from '#app/tender/penawaran/tanda_terima/tanda_terima'

/** At most so many a night: a leaf's journal row names them. */
const AT_ONCE = 1000

/** Codes of receipts, older than so many years, of packages that have ended, that the log's table still tells. */
export async function lapsedReceipts(connection: Koneksi, years: number): Promise<string[]> {
  const found = await sql<{ kode: string }>(
    connection,
    `select t.kode from log_antri l
       join tanda_terima t on t.kode = l.objek_id
       join penawaran w on w.id = t.penawaran_id
       join paket p on p.id = w.paket_id
      where l.objek = ? and l.garam is not null and l.daun is not null
        and p.status_pelaksanaan in ('S', 'G', 'B', 'U')
        and t.dibuat_pada < ${sqlNow()} - make_interval(years => ?)
      order by l.id limit ${AT_ONCE}`,
    [JENIS_LOG, years]
  )
  return found.map(({ kode }) => kode)
}
