import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

/** What was lately judged or awarded, for the job that looks every minute for what has to be announced. */
const INDEXES = [
  ['evaluasi_diubah', 'evaluasi (diubah_pada)'],
  ['sppbj_dikirim', 'sppbj (tgl_kirim)'],
] as const

export default class extends BaseSchema {
  static override disableTransactions = true

  async up() {
    for (const [name, definition] of INDEXES) {
      for (const statement of concurrentIndex(name, definition)) this.schema.raw(statement)
    }
  }

  async down() {
    for (const [name] of INDEXES) this.schema.raw(`drop index concurrently if exists ${name}`)
  }
}
