/** Moments of running packages that people are reminded of, and who works on a package. */
import type { Pelaku } from '#core/auth/actor'
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_JOINS,
  actorWithoutSession,
  type AccountRow,
} from '#core/auth/actor_query'
import { sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'
import type { Perihal } from '#app/pekerjaan/pengingat'

export interface Saat {
  paketId: number
  perihal: Perihal
  saat: Date
}

/**
 * Nobody was reminded of them yet. A begin counts for a day, so that a server that stood still makes up for it; an end
 * from a day before it on, or from the middle of a shorter stage; of submissions also the last two hours.
 */
export const saatTiba = (connection: Koneksi): Promise<Saat[]> =>
  sql<Saat>(
    connection,
    `with kini as materialized (select ${sqlNow()} as t), s as (
       select j.paket_id, 'mulai' as perihal, j.mulai as saat from jadwal j, kini
        where j.include and j.mulai <= t and j.mulai > t - interval '1 day' and j.selesai > t
       union
       select j.paket_id, 'akhir', j.selesai from jadwal j, kini
        where j.include and j.selesai > t and j.selesai <= t + interval '1 day'
          and j.selesai - least(interval '1 day', (j.selesai - j.mulai) / 2) <= t
       union
       -- An objection is answered until the next stage of the vendors begins, which waits for it.
       select j.paket_id, 'akhir', j.mulai from jadwal j, kini
        where j.include and j.mulai > t and j.mulai <= t + interval '1 day'
          and exists (select 1 from sanggah g where g.paket_id = j.paket_id
                         and g.tgl_kirim_admin is null and g.ditutup_pada is null)
       union
       select j.paket_id, 'segera', j.selesai from jadwal j, kini
        where j.include and j.kunci like 'pemasukan%' and j.selesai > t and j.selesai <= t + interval '2 hours'
          and j.selesai - j.mulai > interval '4 hours')
     select s.paket_id as "paketId", s.perihal, s.saat
       from s join paket p on p.id = s.paket_id
        and (p.status_pelaksanaan = 'A' or p.status_pelaksanaan = 'S' and not p.kunci_spmk)
      where not exists (select 1 from pengingat g
                         where g.paket_id = s.paket_id and g.perihal = s.perihal and g.saat = s.saat)
      order by s.saat, s.paket_id`
  )

/** Somebody of the package's staff. */
export interface Petugas {
  pelaku: Pelaku
  /** wants mails of what waits */
  bersurat: boolean
}

/** PPK and pokja members that can log in. */
export async function petugasPaket(connection: Koneksi, paketId: number): Promise<Petugas[]> {
  const baris = await sql<AccountRow & { surat_harian: boolean }>(
    connection,
    `select ${ACCOUNT_COLUMNS}, p.surat_harian
       from pengguna p ${ACCOUNT_JOINS}
      where p.status = 'A'
        and p.id in (select ppk_id from paket where id = ? union select pengguna_id from pokja where paket_id = ?)
      order by p.id`,
    [paketId, paketId]
  )
  return baris.map((b) => ({
    pelaku: actorWithoutSession(b),
    bersurat: b.surat_harian,
  }))
}
