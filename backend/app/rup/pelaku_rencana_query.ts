/** Who asks, and which divisions of the plan are theirs (decisions §2 'read the plan'). */
import db from '@adonisjs/lucid/services/db'
import { lingkupHak, type Hak } from '@eproc/domain/common/rights'
import type { PelakuRencana } from '@eproc/domain/rup/tindakan_kegiatan'
import type { Pelaku } from '#core/auth/actor'
import { sql, type Koneksi } from '#core/database/sql'

/** SQL: directorate of the division in alias `d`; a directorate is its own. */
export const SQL_DIREKTORAT = 'coalesce(d.parent, d.kode)'

export async function pelakuRencana(
  pelaku: Pelaku,
  connection: Koneksi = db
): Promise<PelakuRencana> {
  const [unit] = await sql<{ direktorat: string }>(
    connection,
    `select ${SQL_DIREKTORAT} as direktorat from divisi d where d.kode = ?`,
    [pelaku.divisi]
  )
  const { id, peran, unlada, divisi } = pelaku
  return { id, peran, unlada, divisi, direktorat: unit?.direktorat ?? null }
}

export interface Syarat {
  syarat: string
  nilai: unknown[]
}

/** SQL over alias `d` (divisi of the row): true where the caller holds the right. */
export function lingkupRencana(pelaku: PelakuRencana, hak: Hak): Syarat {
  const lingkup = lingkupHak(pelaku, hak)
  if (lingkup.includes('semua')) return { syarat: 'true', nilai: [] }
  const bagian: string[] = []
  const nilai: unknown[] = []
  if (lingkup.includes('divisi')) {
    bagian.push('d.kode = ?')
    nilai.push(pelaku.divisi)
  }
  if (lingkup.includes('direktorat')) {
    bagian.push(`${SQL_DIREKTORAT} = ?`)
    nilai.push(pelaku.direktorat)
  }
  return bagian.length === 0
    ? { syarat: 'false', nilai: [] }
    : { syarat: `(${bagian.join(' or ')})`, nilai }
}

/** The only division for which the caller may plan; null for every one. */
export const divisiSendiri = (pelaku: PelakuRencana, hak: Hak): string | null =>
  lingkupHak(pelaku, hak).includes('semua') ? null : (pelaku.divisi ?? '')
