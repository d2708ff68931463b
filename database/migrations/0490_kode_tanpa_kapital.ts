import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

const MASTER = ['divisi', 'coa', 'lokasi_proyek'] as const
/** Their codes are those of a year. */
const PLAN = ['program', 'kegiatan'] as const

/**
 * 'AUD-1' and 'aud-1' are one code. Pairs that are already there stay, for plans and papers name them: `kode_kembar` keeps
 * the code of all but the first, and the index leaves a row out while it bears that code. It is a column, so that a backup
 * with such a pair can be restored.
 */
export default class extends BaseSchema {
  /** The site goes on: what takes long holds no lock over all of it. */
  static override disableTransactions = true

  async up() {
    for (const table of MASTER) this.oneCode(table, 'lower(m.kode) = lower(d.kode)', 'lower(kode)')
    for (const table of PLAN) {
      const same = 'lower(m.kode) = lower(d.kode) and m.tahun_anggaran = d.tahun_anggaran'
      this.oneCode(table, same, 'tahun_anggaran, lower(kode)')
    }
  }

  async down() {
    for (const table of [...MASTER, ...PLAN]) {
      this.schema.raw(`alter table ${table} drop column kode_kembar`)
    }
  }

  private oneCode(table: string, same: string, key: string): void {
    this.schema.raw(`alter table ${table} add column if not exists kode_kembar text`)
    this.schema.raw(
      `update ${table} m set kode_kembar = kode where exists (select from ${table} d where ${same} and d.id < m.id)`
    )
    const definition = `${table} (${key}) where kode_kembar is distinct from kode`
    for (const statement of concurrentIndex(`${table}_kode_unik`, definition, 'unique')) {
      this.schema.raw(statement)
    }
  }
}
