import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why a package is appointed directly, and why a schedule is revised. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table paket add column alasan_metode text;
      create index paket_asal on paket (paket_asal_id) where paket_asal_id is not null;
      create unique index paket_ulang_satu on paket (paket_asal_id)
        where paket_asal_id is not null and status_pelaksanaan <> 'B';
      alter table jadwal_revisi add column alasan text;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table jadwal_revisi drop column alasan;
      drop index paket_ulang_satu;
      drop index paket_asal;
      alter table paket drop column alasan_metode;
    `)
  }
}
