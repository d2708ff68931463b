import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

/**
 * What lists over hundreds of thousands of packages look up, the second part (0370 is the first): the results that a vendor
 * has won, accounts by name.
 */
const INDEXES: readonly (readonly [name: string, definition: string])[] = [
  ['evaluasi_pemenang', 'evaluasi (rekanan_id) where urutan = 1'],
  ['pengguna_nama', 'pengguna (lower(nama), id)'],
]

export default class extends BaseSchema {
  /** The site goes on while they are made, as it could not inside of a transaction. */
  static override disableTransactions = true

  async up() {
    for (const [name, definition] of INDEXES) {
      for (const statement of concurrentIndex(name, definition)) this.schema.raw(statement)
    }
  }

  async down() {
    for (const [name] of INDEXES) this.schema.raw(`drop index concurrently if exists ${name}`)
  }
}
