import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

/** Vendors by their own status, which an account's I or S only covers: 'Rekanan Terverifikasi' is counted by it. */
const NAME = 'rekanan_status_dasar'

export default class extends BaseSchema {
  static override disableTransactions = true

  async up() {
    const definition = 'rekanan (coalesce(status_sebelum_sanksi, status), jenis, lower(nama), id)'
    for (const statement of concurrentIndex(NAME, definition)) this.schema.raw(statement)
  }

  async down() {
    this.schema.raw(`drop index concurrently if exists ${NAME}`)
  }
}
