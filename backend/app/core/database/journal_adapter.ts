/**
 * How a {@link JournaledModel} reaches its table: the change and its journal row are one statement, so that neither can
 * be without the other, and one round trip. An update or a deletion also asks for the version that was read.
 */
import { Adapter } from '@adonisjs/lucid/orm'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Database } from '@adonisjs/lucid/database'
import { master as teks } from '@eproc/i18n/id/master'
import { sqlNow } from '#core/clock/clock'
import { preparedSql } from '#core/database/sql'
import { conflict, invalidField, staleVersion } from '#core/http/errors'
import { JOURNAL_COLUMNS, journalValues, SQL_BY_SESSION, type Deed } from '#core/journal/journal'
import type { ChangedRecord } from '#core/journal/last_change'

type Kind = 'insert' | 'update' | 'delete'

/** What the adapter asks of a row beside Lucid's own. */
export interface JournaledRow extends LucidRow {
  versi?: number
  /** null when another row's journal row tells it */
  takeDeed(): Deed | null
  /** where the journal tells its changes */
  changedRecord(): ChangedRecord
  /** what changed, by the names of the columns' attributes */
  journalDetails(kind: Kind): Record<string, unknown>
}

/** What the adapter asks of its class. */
export interface JournaledClass extends LucidModel {
  /** unique constraint, or reference that must exist → the field it belongs to and what to say there */
  unique: Readonly<Record<string, readonly [field: string, message: string]>>
  /** the record in a sentence, for 'is still used by' */
  noun: string
}

interface Compiled {
  sql: string
  bindings?: readonly unknown[]
}

interface PgError {
  code?: string
  constraint?: string
  table?: string
}

export class JournalAdapter extends Adapter {
  readonly #primaryKey = (Model: LucidModel): string =>
    Model.$keys.attributesToColumns.get(Model.primaryKey, Model.primaryKey)

  constructor(database: Database) {
    super(database)
  }

  override async insert(instance: LucidRow, attributes: Record<string, unknown>): Promise<void> {
    const row = instance as JournaledRow
    const Model = row.constructor as JournaledClass
    const client = this.modelClient(row) as QueryClientContract
    const now = client.raw(sqlNow())
    const times = {
      ...(Model.$hasColumn('dibuatPada') ? { dibuat_pada: now } : {}),
      ...(this.#hasTimes(Model) ? { diubah_pada: now } : {}),
    }
    const version = Model.$hasColumn('versi') ? { versi: 1 } : {}
    const query = client
      .insertQuery()
      .table(Model.table)
      .insert({ ...attributes, ...version, ...times })
      .returning(this.#primaryKey(Model))
    const id = await this.#run(client, row, 'insert', query.toSQL())
    if (!Model.selfAssignPrimaryKey) {
      const column = this.#primaryKey(Model)
      row.$consumeAdapterResult({ [column]: /^\d+$/.test(id!) ? Number(id) : id })
    }
    if (Model.$hasColumn('versi')) row.versi = 1
  }

  override async update(instance: LucidRow, dirty: Record<string, unknown>): Promise<void> {
    const row = instance as JournaledRow
    const Model = row.constructor as JournaledClass
    const client = this.modelClient(row) as QueryClientContract
    const query = client
      .query()
      .from(Model.table)
      .where(this.#primaryKey(Model), row.$primaryKeyValue!)
      .update({
        ...dirty,
        ...(row.versi === undefined ? {} : { versi: row.versi + 1 }),
        ...(this.#hasTimes(Model) ? { diubah_pada: client.raw(sqlNow()) } : {}),
      })
      .returning(this.#primaryKey(Model))
    if (row.versi !== undefined) void query.where('versi', row.versi)
    const id = await this.#run(client, row, 'update', query.toSQL())
    if (id === null) throw staleVersion(row.changedRecord())
    if (row.versi !== undefined) row.versi += 1
  }

  override async delete(instance: LucidRow): Promise<void> {
    const row = instance as JournaledRow
    const Model = row.constructor as JournaledClass
    const client = this.modelClient(row) as QueryClientContract
    const query = client
      .query()
      .from(Model.table)
      .where(this.#primaryKey(Model), row.$primaryKeyValue!)
      .delete()
      .returning(this.#primaryKey(Model))
    if (row.versi !== undefined) void query.where('versi', row.versi)
    const id = await this.#run(client, row, 'delete', query.toSQL())
    if (id === null) throw staleVersion(row.changedRecord())
  }

  #hasTimes(Model: LucidModel): boolean {
    return Model.$hasColumn('diubahPada')
  }

  /** The journal row of the change in `perubahan`, in the same statement. */
  #journal(Model: JournaledClass, { idAs }: Deed): string {
    const id = `perubahan.${this.#primaryKey(Model)}`
    const ownId = idAs ? ` || jsonb_build_object('${idAs}', ${id})` : ''
    return `,
      jejak as (
        insert into jurnal (${JOURNAL_COLUMNS})
        select ${sqlNow()}, ?, ?, ?, ?, ?, coalesce(?, ${id}::text), ?::jsonb${ownId}, ?, ?
          from perubahan, ${SQL_BY_SESSION})`
  }

  /** Runs the change with its journal row; the changed row's id, or null when no row was there. */
  async #run(
    client: QueryClientContract,
    row: JournaledRow,
    kind: Kind,
    change: Compiled
  ): Promise<string | null> {
    const Model = row.constructor as JournaledClass
    const deed = row.takeDeed()
    const journal = deed ? this.#journal(Model, deed) : ''
    try {
      const rows = await preparedSql<{ id: string }>(
        client,
        `with perubahan as (${change.sql})${journal}
         select ${this.#primaryKey(Model)}::text as id from perubahan`,
        [...(change.bindings ?? []), ...(deed ? journalValues(deed, row.journalDetails(kind)) : [])]
      )
      return rows[0]?.id ?? null
    } catch (error) {
      throw this.#told(Model, kind, error as PgError)
    }
  }

  /** A refusal of the database that belongs to one field, or to a record in use, in the user's words. */
  #told(Model: JournaledClass, kind: Kind, error: PgError): unknown {
    const field = error.constraint && Model.unique[error.constraint]
    if (field && error.code === '23505') return invalidField(field[0], 'unique', field[1])
    if (field && error.code === '23503' && kind !== 'delete') {
      return invalidField(field[0], 'exists', field[1])
    }
    // The table is the user's, which may be the row's own (a directorate with divisions below it).
    if (error.code === '23503' && kind === 'delete') {
      const { pemakai, dipakai } = teks.errors
      return conflict(dipakai(Model.noun, pemakai[error.table ?? ''] ?? pemakai.lain!))
    }
    return error
  }
}
