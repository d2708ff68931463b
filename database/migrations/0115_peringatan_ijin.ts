import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a vendor was already warned of: a licence with this last day, so many days before it. A renewed licence has
 * another last day, and is warned of anew.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table peringatan_ijin (
        ijin_id integer not null references ijin_usaha (id) on delete cascade,
        berlaku date not null,
        ambang smallint not null check (ambang in (60, 30, 7)),
        pada timestamptz not null,
        primary key (ijin_id, berlaku, ambang)
      );
    `)
  }

  async down() {
    this.schema.raw('drop table peringatan_ijin')
  }
}
