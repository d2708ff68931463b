import type { Jeda } from '@eproc/domain/paket/jeda'
import { sqlMs, sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

/** When a package was paused, by the journal: the row knows the present pause alone, which lasts until now. */
export const pausesOf = (connection: Koneksi, paketId: number): Promise<Jeda[]> =>
  sql<Jeda>(
    connection,
    `select ${sqlMs('r.waktu')} as mulai, ${sqlMs(`coalesce(r.sampai, ${sqlNow()})`)} as selesai
       from (select aksi, waktu, lead(waktu) over (order by id) as sampai from jurnal
              where objek = 'paket' and objek_id = ?
                and aksi in ('paket.tunda', 'paket.lanjutkan', 'paket.gagal', 'paket.batal')) r
      where r.aksi = 'paket.tunda' order by 1`,
    [String(paketId)]
  )
