import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * That the people of a package were reminded of a moment: a stage that begins, one that ends soon, one that ends in two
 * hours. The moment is part of the key, so that what is rescheduled is told anew.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table pengingat (
        paket_id integer not null references paket (id) on delete cascade,
        perihal text not null check (perihal in ('mulai', 'akhir', 'segera')),
        saat timestamptz not null,
        pada timestamptz not null,
        primary key (paket_id, perihal, saat)
      )`)
    this.schema.raw('create index jadwal_selesai on jadwal (selesai) where include')
  }

  async down() {
    this.schema.raw('drop index jadwal_selesai; drop table pengingat')
  }
}
