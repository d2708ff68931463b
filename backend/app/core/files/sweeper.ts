/**
 * Removes what a crash left: stored contents without a row. Only older ones, because a running upload
 * is stored before its row is committed.
 */
import db from '@adonisjs/lucid/services/db'
import { deleteFile, storedObjects } from '#core/files/disk'
import { sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

const UMUR_YATIM_MS = 15 * 60_000

/** Answers how many orphans were removed. */
export async function sweepFiles(umurMs = UMUR_YATIM_MS): Promise<number> {
  let dihapus = 0
  let kelompok: string[] = []
  const habiskan = async () => {
    const ada = await sql<{ jalur: string }>(db, 'select jalur from berkas where jalur = any(?)', [
      kelompok,
    ])
    const dikenal = new Set(ada.map((b) => b.jalur))
    for (const jalur of kelompok.filter((j) => !dikenal.has(j))) {
      await deleteFile(jalur)
      dihapus++
    }
    kelompok = []
  }
  for await (const { key: jalur, ageMs: umur } of storedObjects()) {
    if (umur < umurMs) continue
    kelompok.push(jalur)
    if (kelompok.length >= 500) await habiskan()
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
