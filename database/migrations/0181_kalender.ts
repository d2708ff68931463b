import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Calendars of packages that a calendar program reads without a session: one a user and package. The address is made
 * from the salt under APP_KEY, so that neither the table nor a backup of it opens one; another salt revokes it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table kalender (
        id integer generated always as identity primary key,
        pengguna_id integer not null references pengguna (id) on delete cascade,
        paket_id integer not null references paket (id) on delete cascade,
        garam text not null,
        dibuat_pada timestamptz not null,
        unique (pengguna_id, paket_id)
      )`)
  }

  async down() {
    this.schema.raw('drop table kalender')
  }
}
