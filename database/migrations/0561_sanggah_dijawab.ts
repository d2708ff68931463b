import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

/** What was lately answered, for the job that looks every minute for what has to be announced. */
export default class extends BaseSchema {
  static override disableTransactions = true

  async up() {
    const definition = 'sanggah (tgl_kirim_admin)'
    for (const statement of concurrentIndex('sanggah_dijawab', definition)) {
      this.schema.raw(statement)
    }
  }

  async down() {
    this.schema.raw('drop index concurrently if exists sanggah_dijawab')
  }
}
