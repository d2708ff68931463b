/** Published releases as they are served: their JSON is handed on as text, never read. */
import db from '@adonisjs/lucid/services/db'
import { conditions } from '#core/database/conditions'
import { sql } from '#core/database/sql'

export interface RilisRow {
  isi: string
  sha256: string
  dibuatPada: Date
}

const PILIH = `select isi::text as isi, sha256, dibuat_pada as "dibuatPada" from rilis_ocds`

export interface RilisFilter {
  tahun?: number | undefined
  /** published at this moment or later */
  sejak?: Date | undefined
}

interface Porsi {
  awal: number
  jumlah: number
}

function syarat({ tahun, sejak }: RilisFilter) {
  const { add, clause } = conditions()
  if (tahun !== undefined) add('r.tahun = ?', tahun)
  if (sejak) add('r.dibuat_pada >= ?', sejak)
  return clause()
}

/** One page, the newest first; one row more than `jumlah` when another page follows. */
export function halamanRilis(saring: RilisFilter, { awal, jumlah }: Porsi): Promise<RilisRow[]> {
  const { teks, nilai } = syarat(saring)
  // Only the ids of the pages before are read, not what they say.
  return sql<RilisRow>(
    db,
    `${PILIH} where id in (select r.id from rilis_ocds r where ${teks}
       order by r.id desc limit ? offset ?) order by id desc`,
    [...nilai, jumlah + 1, awal]
  )
}

/** All releases of one contracting process, in order. */
export const rilisProses = (ocid: string): Promise<RilisRow[]> =>
  sql<RilisRow>(db, `${PILIH} where ocid = ? order by nomor`, [ocid])

/** A page of processes by their newest release, with all their releases in order; one process more as above. */
export async function halamanProses(
  saring: RilisFilter,
  { awal, jumlah }: Porsi
): Promise<RilisRow[][]> {
  const { teks, nilai } = syarat(saring)
  const rows = await sql<RilisRow & { ocid: string }>(
    db,
    `select x.isi::text as isi, x.sha256, x.dibuat_pada as "dibuatPada", x.ocid
       from (select r.id, r.ocid from rilis_ocds r where ${teks} and not exists
              (select 1 from rilis_ocds n where n.paket_id = r.paket_id and n.nomor > r.nomor)
              order by r.id desc limit ? offset ?) p
       join rilis_ocds x on x.ocid = p.ocid order by p.id desc, x.nomor`,
    [...nilai, jumlah + 1, awal]
  )
  const proses = new Map<string, RilisRow[]>()
  for (const { ocid, ...r } of rows) {
    const milik = proses.get(ocid)
    if (milik) milik.push(r)
    else proses.set(ocid, [r])
  }
  return [...proses.values()]
}
