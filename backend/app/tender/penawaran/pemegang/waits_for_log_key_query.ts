/** Packages whose offers wait for their opening and were signed by the installation, with the log's key. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#core/database/sql'

/** Their codes. */
export async function waitForLogKey(trx: TransactionClientContract): Promise<string[]> {
  const waiting = await sql<{ kode: string }>(
    trx,
    `select distinct p.kode from penawaran w join penawaran_pemegang s on s.penawaran_id = w.id
       join paket p on p.id = w.paket_id
      where w.dibuka_pada is null and p.status_pelaksanaan not in ('S', 'G', 'B', 'U')
        and s.pernyataan like '%mode: disegel saat diterima%'
        -- after its opening a replaced version waits for nothing
        and not exists (select 1 from pembukaan b where b.paket_id = w.paket_id and b.tahap = w.tahap_buka
                         and b.disahkan_pada is not null)
      order by p.kode`
  )
  return waiting.map(({ kode }) => kode)
}
