/**
 * The base of every model whose changes the journal tells. A row is saved or deleted only in somebody's name:
 *
 *     await program.by(actor, 'program.ubah').save()
 *
 * writes the changed columns by name, the version and the clock's time in one statement ({@link JournalAdapter}), and
 * throws 409 when somebody else saved first. Saving without `by` is a mistake of the programmer and throws.
 */
import type { Kejadian } from '@eproc/i18n/id/kejadian'
import { BaseModel } from '@adonisjs/lucid/orm'
import type { ColumnOptions } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import type { JournaledClass } from '#core/database/journal_adapter'
import type { Deed } from '#core/journal/journal'
import type { ChangedRecord } from '#core/journal/last_change'
import type { Actor } from '#core/auth/actor'
import { staleVersion } from '#core/http/errors'

/** Kept by the adapter; nobody needs to read in the journal that a saved row was saved. */
const KEPT_BY_ITSELF = new Set(['id', 'versi', 'dibuatPada', 'diubahPada'])

/** What a deed tells beside who did what: why, other words than the changed columns, the record it belongs to. */
export type Told = Pick<Deed, 'reason' | 'details' | 'idAs'> &
  Partial<Pick<Deed, 'object' | 'objectId'>>

export class JournaledModel extends BaseModel {
  static unique: JournaledClass['unique'] = {}
  static noun = 'Data'
  /** name under which every deed's details tell the row's own id, which an insert does not know before */
  static idAs: string | null = null

  declare versi?: number
  #deed: Deed | 'elsewhere' | null = null

  /** Says whose deed the next save or deletion is, and what it is called. */
  by(actor: Actor, action: Kejadian, told: Told = {}): this {
    const { table, idAs } = this.constructor as typeof JournaledModel
    this.#deed = { source: actor, action, object: table, ...(idAs ? { idAs } : {}), ...told }
    return this
  }

  /** 409 unless the caller has read this version; a caller that names none does not ask. */
  asRead(versi: number | null | undefined): this {
    if (versi !== null && versi !== undefined && versi !== this.versi) {
      // A version that never was has been overtaken by nobody.
      throw staleVersion(versi < (this.versi ?? 0) ? this.changedRecord() : null)
    }
    return this
  }

  /** Where the journal tells this row's changes: under itself, unless it is part of another record. */
  changedRecord(object?: string, objectId?: number): ChangedRecord {
    const Model = this.constructor as typeof JournaledModel
    const id = this.$primaryKeyValue as number | string
    return {
      table: Model.table,
      key: Model.$keys.attributesToColumns.get(Model.primaryKey, Model.primaryKey),
      id,
      moment: Model.$hasColumn('diubahPada') ? 'diubah_pada' : 'dibuat_pada',
      object: object ?? Model.table,
      objectId: String(objectId ?? id),
    }
  }

  /**
   * Says that the next save belongs to a deed which another row's journal row tells, as when a vendor's version moves
   * with a record of its dossier: version and time are written, nothing is told.
   */
  toldElsewhere(): this {
    this.#deed = 'elsewhere'
    return this
  }

  takeDeed(): Deed | null {
    const deed = this.#deed
    if (!deed) throw new Error(`${this.constructor.name}: saved without by(actor, action)`)
    this.#deed = null
    return deed === 'elsewhere' ? null : deed
  }

  /** Attribute → [before, after]; what a column's `meta: { journal: false }` hides stays out. */
  journalDetails(kind: 'insert' | 'update' | 'delete'): Record<string, unknown> {
    const { $columnsDefinitions } = this.constructor as typeof JournaledModel
    const told: Record<string, unknown> = {}
    for (const [name, column] of $columnsDefinitions) {
      if (KEPT_BY_ITSELF.has(name) || hidden(column)) continue
      const before = kind === 'insert' ? null : plain(this.$original[name])
      const after = kind === 'delete' ? null : plain(this.$attributes[name])
      if (JSON.stringify(before) !== JSON.stringify(after)) told[name] = [before, after]
    }
    return told
  }
}

const hidden = ({ meta }: ColumnOptions): boolean =>
  (meta as { journal?: boolean } | undefined)?.journal === false

const plain = (value: unknown): unknown =>
  value instanceof DateTime ? value.toISO() : (value ?? null)
