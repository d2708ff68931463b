import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

const NAME = 'paket_umum'

/** The order in which a year's announced packages are shown to the public and to vendors: what failed or ended early last. */
export default class extends BaseSchema {
  static override disableTransactions = true

  async up() {
    for (const statement of concurrentIndex(
      NAME,
      `paket (tahun_anggaran, (status_pelaksanaan in ('B', 'G', 'U')), diterbitkan_pada desc nulls last, id desc)
        where diterbitkan_pada is not null`
    )) {
      this.schema.raw(statement)
    }
  }

  async down() {
    this.schema.raw(`drop index concurrently if exists ${NAME}`)
  }
}
