import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

const NAME = 'paket_pendanaan_kegiatan_paket'

/** The packages of a division's activities, from the index alone: how many a list of that division has. */
export default class extends BaseSchema {
  /** The site goes on while it is made, as it could not inside of a transaction. */
  static override disableTransactions = true

  async up() {
    for (const statement of concurrentIndex(NAME, 'paket_pendanaan (kegiatan_id, paket_id)')) {
      this.schema.raw(statement)
    }
  }

  async down() {
    this.schema.raw(`drop index concurrently if exists ${NAME}`)
  }
}
