import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

const SANGGAH = `include and kunci in ('sanggah-pra', 'sanggah', 'banding')`

/** Public lists of a large installation. */
const INDEXES = {
  // A year's announced packages in the order in which they are shown: what failed or ended early last.
  paket_umum: `paket (tahun_anggaran, (status_pelaksanaan in ('B', 'G', 'U')), diterbitkan_pada desc nulls last, id desc)
    where diterbitkan_pada is not null`,
  // Objections that run: what has not begun is left out before a package is looked at.
  jadwal_sanggah_berjalan: `jadwal (selesai, mulai, paket_id) where berjalan and ${SANGGAH}`,
}

export default class extends BaseSchema {
  static override disableTransactions = true

  async up() {
    for (const [name, definition] of Object.entries(INDEXES)) {
      for (const statement of concurrentIndex(name, definition)) this.schema.raw(statement)
    }
    this.schema.raw('drop index concurrently if exists jadwal_sanggah')
  }

  async down() {
    const before = concurrentIndex('jadwal_sanggah', `jadwal (selesai, paket_id) where ${SANGGAH}`)
    for (const statement of before) this.schema.raw(statement)
    for (const name of Object.keys(INDEXES)) {
      this.schema.raw(`drop index concurrently if exists ${name}`)
    }
  }
}
