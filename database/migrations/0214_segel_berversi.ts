import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Seals from here on cover their own number, ranges, count and time (version 2); those before are checked as they were
 * made. Statement triggers do not see a new column.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table jurnal_segel add column versi smallint not null default 1 check (versi in (1, 2));
      alter table jurnal_segel alter column versi drop default, alter column waktu drop default;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table jurnal_segel drop column versi, alter column waktu set default clock_timestamp();
    `)
  }
}
