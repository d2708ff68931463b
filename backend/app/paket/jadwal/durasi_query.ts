/** Usual durations of stages, and the days on which nobody works. */
import db from '@adonisjs/lucid/services/db'
import type { DurasiTemplat } from '@eproc/domain/paket/answers'
import { sql } from '#core/database/sql'

export const durasiTemplat = (): Promise<DurasiTemplat[]> =>
  sql<DurasiTemplat>(
    db,
    `select template, urut, durasi_hari_kerja as durasi, minimum_hari_kerja as minimum,
            jeda_sesudah_hari_kerja as jeda
       from template_durasi order by template, urut`
  )

export const durasiUntuk = (
  templat: string
): Promise<{ urut: number; durasi: number; jeda: number }[]> =>
  sql(
    db,
    `select urut, durasi_hari_kerja as durasi, jeda_sesudah_hari_kerja as jeda
       from template_durasi where template = ?`,
    [templat]
  )

export async function hariLibur(): Promise<Set<string>> {
  const libur = await sql<{ tanggal: string }>(db, 'select tanggal from libur')
  return new Set(libur.map((l) => l.tanggal))
}
