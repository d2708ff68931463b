import { sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

/** Is any package in a submission? One that is paused stands where its time stopped. */
export async function pemasukanBerjalan(connection: Koneksi): Promise<boolean> {
  const found = await sql(
    connection,
    `select 1 from paket p, lateral (select least(${sqlNow()}, p.berhenti_pada) as t) kini
      where p.status_pelaksanaan in ('A', 'P')
        and exists (select 1 from jadwal j where j.paket_id = p.id and j.include and j.kunci like 'pemasukan%'
                      and j.mulai <= t and j.selesai > t)
      limit 1`
  )
  return found.length > 0
}
