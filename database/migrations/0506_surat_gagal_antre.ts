import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

/** Mails that were given up and not told of yet are looked for every minute, among all that were ever sent. */
export default class extends BaseSchema {
  static override disableTransactions = true

  async up() {
    const waiting = `surat (dibuat_pada) where status = 'gagal' and dikabarkan_pada is null`
    for (const statement of concurrentIndex('surat_gagal_antre', waiting))
      this.schema.raw(statement)
  }

  async down() {
    this.schema.raw('drop index surat_gagal_antre')
  }
}
