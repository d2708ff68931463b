import { type Koneksi, sql } from '#core/database/sql'

/** Active accounts of operatorULP, manajerULP and the members of division unlada (decisions §2). */
export const idVerifikator = async (koneksi: Koneksi): Promise<number[]> =>
  (
    await sql<{ id: number }>(
      koneksi,
      `select p.id from pengguna p left join divisi d on d.kode = p.divisi_kode
        where p.status = 'A' and p.peran not in ('vendor','person')
          and (p.peran in ('operatorULP','manajerULP') or lower(d.nick) = 'unlada')`
    )
  ).map((v) => v.id)
