import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

/** Whose document a file is, is asked before each of its readings. */
const COLUMNS = [
  ['paket', 'file_kak'],
  ['paket', 'file_lampiran'],
  ['paket', 'file_lain'],
  ['paket_lokasi', 'lampiran'],
] as const

export default class extends BaseSchema {
  static override disableTransactions = true

  async up() {
    for (const [table, column] of COLUMNS) {
      const statements = concurrentIndex(
        `${table}_${column}`,
        `${table} (${column}) where ${column} is not null`
      )
      for (const statement of statements) this.schema.raw(statement)
    }
  }

  async down() {
    for (const [table, column] of COLUMNS) {
      this.schema.raw(`drop index concurrently if exists ${table}_${column}`)
    }
  }
}
