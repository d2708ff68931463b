/** Published releases as they are served: their JSON is handed on as text, never read. */
import db from '@adonisjs/lucid/services/db'
import { sql } from '#core/database/sql'

export interface RilisRow {
  isi: string
  sha256: string
  dibuatPada: Date
}

const PILIH = `select isi::text as isi, sha256, dibuat_pada as "dibuatPada" from rilis_ocds`

export interface RilisFilter {
  tahun?: number
  /** published at this moment or later */
  sejak?: Date
}

/** One page, the newest first; one row more than `jumlah` when another page follows. */
export function halamanRilis(
  { tahun, sejak }: RilisFilter,
  { awal, jumlah }: { awal: number; jumlah: number }
): Promise<RilisRow[]> {
  const syarat = ['true']
  const nilai: unknown[] = []
  if (tahun !== undefined) {
    syarat.push('tahun = ?')
    nilai.push(tahun)
  }
  if (sejak) {
    syarat.push('dibuat_pada >= ?')
    nilai.push(sejak)
  }
  // Only the ids of the pages before are read, not what they say.
  return sql<RilisRow>(
    db,
    `${PILIH} where id in (select id from rilis_ocds where ${syarat.join(' and ')}
       order by id desc limit ? offset ?) order by id desc`,
    [...nilai, jumlah + 1, awal]
  )
}

/** All releases of one contracting process, in order. */
export const rilisProses = (ocid: string): Promise<RilisRow[]> =>
  sql<RilisRow>(db, `${PILIH} where ocid = ? order by nomor`, [ocid])
