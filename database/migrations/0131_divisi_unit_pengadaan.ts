import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which divisions are the procurement unit is a flag, not their nickname; two administrators change it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table divisi add column unit_pengadaan boolean not null default false;
      update divisi set unit_pengadaan = true where lower(nick) = 'unlada';
    `)
  }

  async down() {
    this.schema.raw('alter table divisi drop column unit_pengadaan')
  }
}
