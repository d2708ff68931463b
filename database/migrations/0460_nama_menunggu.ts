import { BaseSchema } from '@adonisjs/lucid/schema'

/** first section, its table, the vendors' kind */
const PERTAMA = [
  ['perusahaan', 'data_perusahaan', 'V'],
  ['dataPribadi', 'data_pribadi', 'O'],
] as const

/**
 * A vendor that was verified once keeps its name until a verifier has seen the new one, which waits in its first
 * section. Names that were typed since the last verification and still wait go there.
 */
export default class extends BaseSchema {
  async up() {
    for (const [bagian, table, jenis] of PERTAMA) {
      const waits = `v.rekanan_id = r.id and v.bagian = '${bagian}' and r.jenis = '${jenis}'
        and r.status_perusahaan <> 'A' and v.isi->0->>'nama' <> r.nama`
      this.schema.raw(`alter table ${table} add column nama_baru text check (nama_baru <> '')`)
      this.schema.raw(
        `update ${table} t set nama_baru = r.nama from rekanan r, bagian_terverifikasi v
          where t.rekanan_id = r.id and ${waits}`
      )
      this.schema.raw(
        `update rekanan r set nama = v.isi->0->>'nama' from bagian_terverifikasi v where ${waits}`
      )
    }
  }

  async down() {
    for (const [, table] of PERTAMA) {
      this.schema.raw(
        `update rekanan r set nama = t.nama_baru from ${table} t
          where t.rekanan_id = r.id and t.nama_baru is not null`
      )
      this.schema.raw(`alter table ${table} drop column nama_baru`)
    }
  }
}
