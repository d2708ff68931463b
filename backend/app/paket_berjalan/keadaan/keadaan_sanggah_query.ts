/** Open and upheld objections of a package (decisions §5 'Objections'). */
import db from '@adonisjs/lucid/services/db'
import type { TipeSanggah } from '@eproc/domain/common/choices'
import { sqlMs } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

/** Is there an objection of the package without a reply? */
export async function sanggahBelumDijawab(
  paketId: number,
  connection: Koneksi = db
): Promise<boolean> {
  const [ada] = await sql(
    connection,
    'select 1 from sanggah where paket_id = ? and tgl_kirim_admin is null and ditutup_pada is null limit 1',
    [paketId]
  )
  return ada !== undefined
}

/**
 * Was an objection upheld that no new evaluation has answered yet? Then the package fails, or a revision reopens the
 * evaluation: such a revision may move stages that are over.
 */
export async function sanggahTerbukti(paketId: number, connection: Koneksi = db): Promise<boolean> {
  const [ada] = await sql(
    connection,
    `select 1 from sanggah where paket_id = ? and hasil = 'terbukti' and ditutup_pada is null limit 1`,
    [paketId]
  )
  return ada !== undefined
}

/** When the last objection of each type of this round was answered, in milliseconds; null while one is not. */
export const sanggahDijawab = async (
  paketId: number,
  connection: Koneksi
): Promise<ReadonlyMap<TipeSanggah, number | null>> =>
  new Map(
    (
      await sql<{ tipe: TipeSanggah; pada: number | null }>(
        connection,
        `select tipe, case when bool_and(tgl_kirim_admin is not null) then max(${sqlMs('tgl_kirim_admin')}) end as pada
           from sanggah where paket_id = ? and ditutup_pada is null group by tipe`,
        [paketId]
      )
    ).map(({ tipe, pada }) => [tipe, pada])
  )

/** Types of the objections that were upheld and not answered by a new evaluation. */
export const tipeTerbukti = async (paketId: number, connection: Koneksi): Promise<TipeSanggah[]> =>
  (
    await sql<{ tipe: TipeSanggah }>(
      connection,
      `select distinct tipe from sanggah
        where paket_id = ? and hasil = 'terbukti' and ditutup_pada is null`,
      [paketId]
    )
  ).map((s) => s.tipe)
