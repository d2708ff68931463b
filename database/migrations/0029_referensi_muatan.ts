import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the reference seeder loaded last: it skips a file whose checksum has not changed. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table referensi_muatan (
        nama text primary key,
        checksum text not null,
        dimuat_pada timestamptz not null default clock_timestamp()
      );
    `)
  }

  async down() {
    this.schema.raw('drop table referensi_muatan;')
  }
}
