import { BaseSchema } from '@adonisjs/lucid/schema'

/** Nobody confirms what they asked for themselves; taking it back is a refusal of one's own. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table perubahan_akses drop constraint perubahan_akses_check;
      alter table perubahan_akses add constraint perubahan_akses_pemutus
        check (pemutus_id <> peminta_id or status = 'ditolak');
    `)
  }

  async down() {
    this.schema.raw(`
      alter table perubahan_akses drop constraint perubahan_akses_pemutus;
      alter table perubahan_akses add constraint perubahan_akses_check
        check (pemutus_id <> peminta_id) not valid;
    `)
  }
}
