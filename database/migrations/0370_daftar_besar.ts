import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

const UMUM = `kunci in ('sppbj', 'pengumuman-hasil', 'pengumuman-pemenang')`
const SANGGAH = `kunci in ('sanggah-pra', 'sanggah', 'banding')`

/**
 * What lists over hundreds of thousands of packages look up: announced results by either moment that announces them, the
 * objection periods that run, packages by name and, of a year, by code. An order that no index has is one that reads
 * every row.
 */
const INDEXES: readonly (readonly [name: string, definition: string])[] = [
  ['jadwal_umum', `jadwal (mulai, paket_id) where include and ${UMUM}`],
  ['jadwal_sanggah', `jadwal (selesai, paket_id) where include and ${SANGGAH}`],
  ['penetapan_tegas', `penetapan (ditegaskan_pada, paket_id) where status = 'tegas'`],
  ['paket_nama', 'paket (lower(nama), id)'],
  ['paket_belum_mulai', `paket (status, id) where status_pelaksanaan = 'N'`],
  ['paket_tahun_kode', 'paket (tahun_anggaran, kode, id)'],
]

export default class extends BaseSchema {
  /** The site goes on while they are made, as it could not inside of a transaction. */
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
