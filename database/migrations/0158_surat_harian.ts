import { BaseSchema } from '@adonisjs/lucid/schema'

/** The daily mail of what waits for somebody: whether it is wanted, and the day of the last one. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table pengguna add column surat_harian boolean not null default true;
      alter table pengguna add column surat_harian_pada date;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table pengguna drop column surat_harian;
      alter table pengguna drop column surat_harian_pada;
    `)
  }
}
