import { BaseSchema } from '@adonisjs/lucid/schema'

/** The one text of the vendor policy with up to three attachments (S1 §3: id fixed 1). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table kebijakan_vendor (
        id integer primary key check (id = 1),
        isi text not null default '' check (length(isi) <= 100000),
        file1 text,
        file2 text,
        file3 text,
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
      insert into kebijakan_vendor (id) values (1);
    `)
  }

  async down() {
    this.schema.raw('drop table kebijakan_vendor')
  }
}
