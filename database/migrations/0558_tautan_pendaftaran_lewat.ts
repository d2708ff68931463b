import { BaseSchema } from '@adonisjs/lucid/schema'

/** A link outlives the registration that lapsed, so that it can say so: its account is gone then. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      set local lock_timeout = '5s';
      alter table tautan alter column pengguna_id drop not null,
        drop constraint tautan_pengguna_id_fkey,
        add constraint tautan_pengguna_id_fkey foreign key (pengguna_id)
          references pengguna (id) on delete set null not valid
    `)
    this.schema.raw('alter table tautan validate constraint tautan_pengguna_id_fkey')
  }

  async down() {
    this.schema.raw(`
      delete from tautan where pengguna_id is null;
      alter table tautan alter column pengguna_id set not null,
        drop constraint tautan_pengguna_id_fkey,
        add constraint tautan_pengguna_id_fkey foreign key (pengguna_id)
          references pengguna (id) on delete cascade
    `)
  }
}
