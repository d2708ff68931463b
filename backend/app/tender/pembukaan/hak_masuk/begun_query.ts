import db from '@adonisjs/lucid/services/db'
import { sqlMoment } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

export interface BegunSubmission {
  paketId: number
  tahap: string
}

/** Submissions of running packages under people's keys that follow another one, have begun, and have no record of who passed. */
export const begunSubmissions = (): Promise<BegunSubmission[]> =>
  sql<BegunSubmission>(
    db,
    `select j.paket_id as "paketId", j.kunci as tahap from jadwal j
       join paket p on p.id = j.paket_id and p.status_pelaksanaan = 'A'
      where j.include and j.kunci like 'pemasukan%'
        and j.mulai <= ${sqlMoment()} and j.selesai > ${sqlMoment()} - interval '7 days'
        and exists (select 1 from himpunan_pemegang h where h.paket_id = j.paket_id)
        and exists (select 1 from jadwal f where f.paket_id = j.paket_id and f.include
                       and f.kunci like 'pemasukan%' and f.urut < j.urut)
        and not exists (select 1 from hak_masuk m
                         where m.paket_id = j.paket_id and m.tahap = j.kunci and m.mulai = j.mulai)
      order by j.mulai limit 100`
  )

/** Participants, held until the end of the transaction: two processes record one list. */
export async function heldParticipants(connection: Koneksi, paketId: number): Promise<number[]> {
  const found = await sql<{ id: number }>(
    connection,
    'select rekanan_id as id from peserta where paket_id = ? order by rekanan_id for update',
    [paketId]
  )
  return found.map(({ id }) => id)
}
