import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Unit prices of an offer's lines: sealed with the data key of the price's file, eight bytes a line in the order of the
 * package's lines, so that the length tells nothing; readable from the act of opening on.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table unggahan add column rincian_segel bytea;
      alter table penawaran
        add column rincian_segel bytea,
        add column rincian jsonb,
        add check (rincian_segel is null or jenis = 'H'),
        add check (rincian is null or (rincian_segel is not null and dibuka_pada is not null));
    `)
  }

  async down() {
    this.schema.raw(`
      alter table penawaran drop column rincian, drop column rincian_segel;
      alter table unggahan drop column rincian_segel;
    `)
  }
}
