import { column } from '@adonisjs/lucid/orm'
import type { ColumnOptions } from '@adonisjs/lucid/types/model'
import type { DateTime } from 'luxon'
import { samarkan } from '@eproc/domain/common/format'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import type Rekanan from '#app/dosir/rekanan'
import { JournaledModel } from '#core/database/journaled_model'
import type { Deed } from '#core/journal/journal'
import type { ChangedRecord } from '#core/journal/last_change'

/** A number of a person's or company's identity: masked for who may not see it, and in the journal. */
export const IDENTITY = { meta: { identity: true } }
/** A stored document; the journal tells its name, not its path. */
export const DOCUMENT = { meta: { journal: false, document: 'dosir' } }
/** A document that shows a person's identity: for the vendor and verifiers only, each opening journaled. */
export const IDENTITY_DOCUMENT = { meta: { journal: false, document: 'dosir.pribadi' } }

export type FileClass = 'dosir' | 'dosir.pribadi'

interface Meta {
  identity?: boolean
  document?: FileClass
}
const meta = (options: ColumnOptions): Meta => (options.meta ?? {}) as Meta

/** Field → [before, after] */
export type Differences = Record<string, [unknown, unknown]>

/**
 * What the records of all ten sections share: whose they are, version and times, and how the journal tells them — as a
 * deed on the vendor, in its section.
 */
export class DosirRecord extends JournaledModel {
  static bagian: BagianKey
  static override idAs = 'catatanId'

  @column({ meta: { journal: false } }) declare rekananId: number
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  #beside: Differences = {}

  /** The document columns with the class that says who may read them. */
  static documents(): [field: string, kelas: FileClass][] {
    return [...this.$columnsDefinitions].flatMap(([field, options]) => {
      const kelas = meta(options).document
      return kelas ? [[field, kelas] as [string, FileClass]] : []
    })
  }

  /** Makes a new record the vendor's own, in the vendor's transaction. */
  milik(rekanan: Rekanan): this {
    this.rekananId = rekanan.id
    return this.useTransaction(rekanan.$trx!)
  }

  path(document: string): string | null {
    return (this.$getAttribute(document) as string | null | undefined) ?? null
  }

  /** Differences that the next journal row tells beside those of the columns: names of files, linked lists. */
  tellBeside(differences: Differences): this {
    this.#beside = differences
    return this
  }

  override changedRecord(): ChangedRecord {
    return super.changedRecord('rekanan', this.rekananId)
  }

  override takeDeed(): Deed | null {
    const deed = super.takeDeed()
    return deed && { ...deed, object: 'rekanan', objectId: String(this.rekananId) }
  }

  override journalDetails(kind: 'insert' | 'update' | 'delete'): Record<string, unknown> {
    const { bagian, $columnsDefinitions } = this.constructor as typeof DosirRecord
    const perubahan = { ...(super.journalDetails(kind) as Differences), ...this.#beside }
    for (const [field, options] of $columnsDefinitions) {
      if (perubahan[field] && meta(options).identity) perubahan[field] = masked(perubahan[field])
    }
    this.#beside = {}
    return { bagian, perubahan }
  }
}

/** The journal is read by more people than the dossier. */
function masked(difference: [unknown, unknown]): [unknown, unknown] {
  const [before, after] = difference.map((n) => (typeof n === 'string' ? samarkan(n) : n))
  // Two numbers with the same ending must not look like no change at all.
  return [before, before !== null && before === after ? `${String(after)} *` : after]
}
