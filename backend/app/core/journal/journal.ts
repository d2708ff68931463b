/**
 * The append-only journal: who, what, when, why, in the same transaction as the change. Rows are
 * sealed into a hash chain by {@link file://./sealer.ts} within a second.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { kejadian, type Kejadian } from '@eproc/i18n/id/kejadian'
import type { Actor } from '#core/auth/actor'
import { sqlNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

export interface JournalEntry {
  /** verb with its noun, such as `ijin_usaha.simpan` */
  aksi: Kejadian
  /** table of the changed record */
  objek: string
  objekId?: string | number | null
  /** what changed; never a password, token or sealed price */
  rincian?: Record<string, unknown>
  alasan?: string | null
}

/** One deed on one record, as the journal tells it. */
export interface Deed {
  source: Actor
  /** verb with its noun, such as `kegiatan.ajukan` */
  action: Kejadian
  /** table of the changed record */
  object: string
  /** the record's id when it is not the changed row's own */
  objectId?: string | null
  /** name under which the details also tell the changed row's own id, where the object is another record */
  idAs?: string
  reason?: string | null
  /** told in place of the changed columns, for instance with names instead of ids */
  details?: Record<string, unknown>
}

/** The deed on a row of a table that has no words of its own for it, as the master tables and the dossier's records. */
export function tableDeed(table: string, verb: 'tambah' | 'ubah' | 'hapus'): Kejadian {
  const deed = `${table}.${verb}`
  if (!Object.hasOwn(kejadian, deed)) throw new Error(`No words for the deed ${deed}`)
  return deed as Kejadian
}

/** Columns of a journal row that the values of {@link journalValues} fill, in their order. */
export const JOURNAL_COLUMNS =
  'waktu, pelaku_id, pelaku_nama, peran, aksi, objek, objek_id, rincian, alasan, alamat_ip'

/** By which session, for the rest of the transaction: the database lets nobody write in another's name (ADR 0050). */
export const SQL_BY_SESSION = `set_config('eproc.sesi', ?, true)`

/** Values of a journal row, in the order pelaku_id … alamat_ip, then what {@link SQL_BY_SESSION} takes. */
export const journalValues = (deed: Deed, details: Record<string, unknown>): unknown[] => [
  deed.source.id || null,
  deed.source.nama,
  deed.source.id ? deed.source.peran : 'sistem',
  deed.action,
  deed.object,
  deed.objectId ?? null,
  JSON.stringify(deed.details ?? details),
  deed.reason ?? null,
  deed.source.ip,
  deed.source.bukti ?? '',
]

/** Writes one journal row inside `trx`, for what is no change of one row. */
export async function writeJournal(
  trx: TransactionClientContract,
  source: Actor,
  isi: JournalEntry
): Promise<void> {
  const id = isi.objekId === undefined || isi.objekId === null ? null : String(isi.objekId)
  await sql(
    trx,
    `insert into jurnal (${JOURNAL_COLUMNS})
     select ${sqlNow()}, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ? from ${SQL_BY_SESSION}`,
    journalValues(
      {
        source: source,
        action: isi.aksi,
        object: isi.objek,
        objectId: id,
        reason: isi.alasan ?? null,
      },
      isi.rincian ?? {}
    )
  )
}

/**
 * The fields that differ, as `{ field: [before, after] }`, for `rincian`.
 */
export function beda<T extends object>(
  sebelum: Partial<T> | null,
  sesudah: Partial<T>
): Record<string, [unknown, unknown]> {
  const hasil: Record<string, [unknown, unknown]> = {}
  for (const key of Object.keys(sesudah) as (keyof T & string)[]) {
    const a = sebelum?.[key] ?? null
    const b = sesudah[key] ?? null
    if (JSON.stringify(a) !== JSON.stringify(b)) hasil[key] = [a, b]
  }
  return hasil
}
