/**
 * Removes what a crash left: stored contents without a row. Only older ones, because a running upload
 * is stored before its row is committed. And none while a backup copies: its snapshot may still have the row.
 */
import db from '@adonisjs/lucid/services/db'
import { BACKUP_LOCK } from '#core/files/backup_lock'
import { deleteFile, storedObjects } from '#core/files/disk'
import { sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

/** A form's first file is stored before its last has arrived, however slow the line: as long as a resumable upload has. */
const UMUR_YATIM_MS = 24 * 3_600_000

async function backupRuns(): Promise<boolean> {
  const locks = await sql(
    db,
    `select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = ?
        and database = (select oid from pg_database where datname = current_database())`,
    [BACKUP_LOCK]
  )
  return locks.length > 0
}

/** Those of the paths that have no row. */
export async function withoutRow(paths: readonly string[]): Promise<string[]> {
  const ada = await sql<{ jalur: string }>(db, 'select jalur from berkas where jalur = any(?)', [
    paths,
  ])
  const dikenal = new Set(ada.map((b) => b.jalur))
  return paths.filter((path) => !dikenal.has(path))
}

/** Answers how many orphans were removed. */
export async function sweepFiles(umurMs = UMUR_YATIM_MS): Promise<number> {
  let dihapus = 0
  let kelompok: string[] = []
  const habiskan = async (): Promise<boolean> => {
    const orphans = await withoutRow(kelompok)
    kelompok = []
    // Asked afterwards: a backup that begins later sees no row either.
    if (orphans.length > 0 && (await backupRuns())) return false
    for (const jalur of orphans) await deleteFile(jalur)
    dihapus += orphans.length
    return true
  }
  for await (const { key: jalur, ageMs: umur } of storedObjects()) {
    if (umur < umurMs) continue
    kelompok.push(jalur)
    if (kelompok.length >= 500 && !(await habiskan())) return dihapus
  }
  await habiskan()
  return dihapus
}

/** Forgets the files of a class that nobody needs after so many hours; the next sweep takes their contents. Answers how many. */
export async function forgetFiles(kelas: string, hours: number): Promise<number> {
  const rows = await sql<{ id: string }>(
    db,
    `delete from berkas where kelas = ? and dibuat_pada < ${sqlNow()} - make_interval(hours => ?) returning id`,
    [kelas, hours]
  )
  return rows.length
}

/** The same of these stored paths of a class, in the transaction of its cause. */
export async function dropFiles(
  connection: Koneksi,
  kelas: string,
  paths: readonly string[]
): Promise<void> {
  await sql(connection, 'delete from berkas where kelas = ? and jalur = any(?)', [kelas, paths])
}
