/** SQL: funding of the activity in alias `k` by its packages that are not G, B or U (decisions §4). */
export const SQL_TERPAKAI = `(select coalesce(sum(pd.pagu), 0)::bigint from paket_pendanaan pd
  join paket pq on pq.id = pd.paket_id
  where pd.kegiatan_id = k.id and pq.status_pelaksanaan not in ('G', 'B', 'U'))`
