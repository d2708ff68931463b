/** Who changed a record last, as the journal tells it: what a refused stale version answers (decisions §1). */
import db from '@adonisjs/lucid/services/db'
import type { Change } from '@eproc/domain/common/change'
import { apakahRekanan, type Peran } from '@eproc/domain/common/roles'
import { inti } from '@eproc/i18n/id/core'
import { menu } from '@eproc/i18n/id/menu'
import type { Actor } from '#core/auth/actor'
import { iso } from '#core/clock/iso'
import { sql } from '#core/database/sql'

/** A record, and under which object the journal tells its changes: its own, or the record that it is part of. */
export interface ChangedRecord {
  table: string
  key: string
  id: number | string
  /** column with the time of its last change */
  moment: 'diubah_pada' | 'dibuat_pada'
  object: string
  objectId: string
}

interface Row {
  pelaku_id: number | null
  pelaku_nama: string
  peran: string
  waktu: Date
  rincian: Record<string, unknown>
}

/**
 * The journal's row of the record's last change. Both carry the clock's time, some moments apart in one transaction, which
 * tells the change from the other deeds on the same object; what was only opened or downloaded is no change.
 */
async function lastRow({ table, key, id, moment, object, objectId }: ChangedRecord) {
  const [row] = await sql<Row>(
    db,
    `select j.pelaku_id, j.pelaku_nama, j.peran, j.waktu, j.rincian
       from jurnal j, ${table} t
      where t.${key} = ? and j.objek = ? and j.objek_id = ?
        and j.waktu between t.${moment} - interval '1 second' and t.${moment} + interval '1 second'
        and j.aksi !~ '[.](buka|unduh)$'
      order by abs(extract(epoch from j.waktu - t.${moment})) limit 1`,
    [String(id), object, objectId]
  )
  return row
}

/** `[before, after]` is how the journal tells a field, wherever it stands in the details. */
const fieldsOf = (details: object): string[] =>
  Object.entries(details).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return []
    return Array.isArray(value) && value.length === 2 && !Array.isArray(details)
      ? [name]
      : fieldsOf(value)
  })

/**
 * A vendor is not told which member of the staff it was, and nobody which participant of a package; of a dossier the
 * verifier knows the vendor.
 */
function nameFor(reader: Actor, row: Row, object: string): string {
  const t = inti.diubahOleh
  if (row.pelaku_id === null) return t.sistem
  if (row.pelaku_id === reader.id) return t.sendiri
  const peran = row.peran as Peran
  if (apakahRekanan(reader.peran)) return apakahRekanan(peran) ? t.rekanan : t.petugas
  if (apakahRekanan(peran) && object !== 'rekanan') return t.rekanan
  return `${row.pelaku_nama} (${menu.peran[peran]})`
}

/** Null where the journal does not tell it. */
export async function lastChange(record: ChangedRecord, reader: Actor): Promise<Change | null> {
  const row = await lastRow(record)
  if (!row) return null
  return {
    diubahOleh: nameFor(reader, row, record.object),
    diubahPada: iso(row.waktu),
    diubah: fieldsOf(row.rincian),
  }
}
