import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

/** The same index twice: `jadwal_pemasukan_selesai` serves both who looks for ends of submissions and the releases. */
export default class extends BaseSchema {
  static override disableTransactions = true

  async up() {
    this.schema.raw('drop index concurrently if exists jadwal_penutupan')
  }

  async down() {
    const statements = concurrentIndex(
      'jadwal_penutupan',
      `jadwal (selesai) where include and kunci like 'pemasukan%'`
    )
    for (const statement of statements) this.schema.raw(statement)
  }
}
