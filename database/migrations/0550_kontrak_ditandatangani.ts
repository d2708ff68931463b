import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

/** Contracts whose day has come, for the job that publishes what time alone makes public. */
export default class extends BaseSchema {
  static override disableTransactions = true

  async up() {
    const definition = 'paket (tgl_kontrak) where tgl_kontrak is not null and not kunci_spmk'
    for (const statement of concurrentIndex('paket_kontrak_hari', definition)) {
      this.schema.raw(statement)
    }
  }

  async down() {
    this.schema.raw('drop index concurrently if exists paket_kontrak_hari')
  }
}
