/** What a package keeps sealed although it has ended, and since when. */
import { DateTime } from 'luxon'
import type Paket from '#app/paket_berjalan/paket'
import { numberParameter } from '#core/database/parameter'
import { sql, type Koneksi } from '#core/database/sql'

/** Days; as the parameter is installed. */
const DAYS = 730

export const retentionDays = (): Promise<number> => numberParameter('MASA_SIMPAN_TERSEGEL', DAYS)

const ENDED = new Set(['S', 'G', 'B', 'U'])

/**
 * When the package ended, by the journal, which nobody rewrites unseen; by the row itself where the journal does not
 * tell (sample data). Null while it runs.
 */
export async function endOf(connection: Koneksi, paket: Paket): Promise<DateTime | null> {
  if (!ENDED.has(paket.statusPelaksanaan)) return null
  const [ended] = await sql<{ at: Date | null }>(
    connection,
    `select max(waktu) as at from jurnal where objek = 'paket' and objek_id = ?
        and aksi in ('paket.selesai', 'paket.gagal', 'paket.batal')`,
    [String(paket.id)]
  )
  return ended?.at ? DateTime.fromJSDate(ended.at) : (paket.berhentiPada ?? paket.diubahPada)
}

export interface Unopened {
  berkas: number
  rekanan: number
  ukuran: number
}

/** Versions that were never opened and are still stored: replaced and withdrawn ones too. */
export async function unopenedOf(connection: Koneksi, paketId: number): Promise<Unopened> {
  const [found] = await sql<Unopened>(
    connection,
    `select count(*)::int as berkas, count(distinct w.rekanan_id)::int as rekanan,
            coalesce(sum(b.ukuran), 0)::float8 as ukuran
       from penawaran w left join berkas b on b.jalur = w.jalur_segel
      where w.paket_id = ? and w.dibuka_pada is null and w.dimusnahkan_pada is null`,
    [paketId]
  )
  return found!
}

/** Locked, in a fixed order. */
export async function unopenedIds(connection: Koneksi, paketId: number): Promise<number[]> {
  const found = await sql<{ id: number }>(
    connection,
    `select id from penawaran where paket_id = ? and dibuka_pada is null and dimusnahkan_pada is null
      order by id for update`,
    [paketId]
  )
  return found.map(({ id }) => id)
}
