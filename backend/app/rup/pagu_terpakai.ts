import { memakaiPagu } from '#app/paket_berjalan/lingkup_paket'

const MEMAKAI = `from paket_pendanaan pd join paket pq on pq.id = pd.paket_id
  where ${memakaiPagu('pq')}`

/** SQL: funding of the activity in alias `k` by its packages that are not G, B or U (decisions §4). */
export const SQL_TERPAKAI = `(select coalesce(sum(pd.pagu), 0)::bigint ${MEMAKAI} and pd.kegiatan_id = k.id)`

/** SQL: the same of every activity that has any, in one pass: `kegiatan_id`, `terpakai`. */
export const TERPAKAI_SEMUA = `select pd.kegiatan_id, sum(pd.pagu)::bigint as terpakai ${MEMAKAI} group by 1`
