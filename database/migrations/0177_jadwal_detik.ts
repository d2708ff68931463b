import { BaseSchema } from '@adonisjs/lucid/schema'

/** Times of stages are whole seconds (decisions §5): what is shown is what holds. */
export default class extends BaseSchema {
  async up() {
    for (const table of ['jadwal', 'jadwal_revisi_baris']) {
      this.schema.raw(`
        update ${table} set mulai = date_trunc('second', mulai), selesai = date_trunc('second', selesai)
         where mulai <> date_trunc('second', mulai) or selesai <> date_trunc('second', selesai)
      `)
    }
  }

  async down() {}
}
