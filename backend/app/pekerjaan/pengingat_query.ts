/** Moments of packages and of changes of powers that people are reminded of, and whose work these are. */
import type { Pelaku } from '#core/auth/actor'
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_JOINS,
  actorWithoutSession,
  type AccountRow,
} from '#core/auth/actor_query'
import { sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'
import { AWAL_PELAKSANAAN } from '#app/paket_berjalan/lingkup_paket'
import { TERLEWATI } from '#app/rup/kotak_masuk/paket_sources_query'
import type { Perihal } from '#app/pekerjaan/pengingat'

export interface Saat {
  paketId: number
  perihal: Perihal
  saat: Date
  /** of a package that is not under way: by then it has to be approved, published, resumed */
  rencana: boolean
}

/**
 * Nobody was reminded of them yet. A begin counts for a day, so that a server that stood still makes up for it; an end
 * from a day before it on, or from the middle of a shorter stage; of submissions also the last two hours. What is not under way ends with the moment
 * after which its schedule no longer fits.
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
          and j.selesai - j.mulai > interval '4 hours'),
     n as (
       -- Whose first stage begins, or whose next one passes in the pause: whatever begins within the day may be it.
       select p.id as paket_id, case when p.status_pelaksanaan = 'N' then ${AWAL_PELAKSANAAN} else ${TERLEWATI} end as saat
         from paket p
        where p.status_pelaksanaan in ('N', 'P') and p.id = any(array(
          select j.paket_id from jadwal j, kini where j.include and j.mulai > t and j.mulai <= t + interval '1 day'
          union
          select j.paket_id from jadwal j, kini where j.include and j.selesai > t and j.selesai <= t + interval '1 day')))
     select s.paket_id as "paketId", s.perihal, s.saat, s.rencana
       -- What is noted has milliseconds: a finer moment would be found, and refused by the key, every time.
       from (select s.paket_id, s.perihal, date_trunc('milliseconds', s.saat) as saat, false as rencana
               from s join paket p on p.id = s.paket_id
                and (p.status_pelaksanaan = 'A' or p.status_pelaksanaan = 'S' and not p.kunci_spmk)
             union all
             select n.paket_id, 'akhir', date_trunc('milliseconds', n.saat), true from n, kini
              where n.saat > t and n.saat <= t + interval '1 day') s
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

async function petugas(
  connection: Koneksi,
  syarat: string,
  nilai: readonly unknown[]
): Promise<Petugas[]> {
  const baris = await sql<AccountRow & { surat_harian: boolean }>(
    connection,
    `select ${ACCOUNT_COLUMNS}, p.surat_harian
       from pengguna p ${ACCOUNT_JOINS}
      where p.status = 'A' and p.diaktifkan_pada is not null and ${syarat}
      order by p.id`,
    nilai
  )
  return baris.map((b) => ({
    pelaku: actorWithoutSession(b),
    bersurat: b.surat_harian,
  }))
}

/** PPK and pokja members that can log in; of what is not under way also who approves and appoints. */
export const petugasPaket = (
  connection: Koneksi,
  { paketId, rencana }: Pick<Saat, 'paketId' | 'rencana'>
): Promise<Petugas[]> =>
  petugas(
    connection,
    `(p.id in (select ppk_id from paket where id = ? union select pengguna_id from pokja where paket_id = ?)
      or ? and p.peran in ('manajerULP', 'operatorULP'))`,
    [paketId, paketId, rencana]
  )

/** Who may confirm changes of powers. */
export const administrator = (connection: Koneksi): Promise<Petugas[]> =>
  petugas(connection, `p.peran in ('adminit', 'superAdmin')`, [])

/** Changes of powers that nobody can confirm any more in a day, and of which nobody was reminded. */
export async function aksesHampirLewat(connection: Koneksi): Promise<number[]> {
  const baris = await sql<{ id: number }>(
    connection,
    `select id from perubahan_akses
      where status = 'menunggu' and diingatkan_pada is null and kedaluwarsa_pada > ${sqlNow()}
        and kedaluwarsa_pada <= ${sqlNow()} + interval '1 day' order by id`
  )
  return baris.map((b) => b.id)
}
