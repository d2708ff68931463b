import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

/** How many announced packages run in which budget year: counted with every page of a list. */
const NAME = 'paket_berjalan_tahun'

export default class extends BaseSchema {
  static override disableTransactions = true

  async up() {
    const definition = `paket (tahun_anggaran, metode_pemilihan)
      where status_pelaksanaan in ('A','P') and diterbitkan_pada is not null`
    for (const statement of concurrentIndex(NAME, definition)) this.schema.raw(statement)
  }

  async down() {
    this.schema.raw(`drop index concurrently if exists ${NAME}`)
  }
}
