import { BaseSchema } from '@adonisjs/lucid/schema'

/** Since when a dossier waits for verifiers, and who of them has it in hand (decisions §3 'one sitting'). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table rekanan add column menunggu_sejak timestamptz;
      update rekanan set menunggu_sejak = diubah_pada where bagian_menunggu > 0 and status <> 'N';
      create table pemeriksaan (
        rekanan_id integer primary key references rekanan (id) on delete cascade,
        pengguna_id integer not null references pengguna (id) on delete cascade,
        mulai_pada timestamptz not null,
        -- nobody has it in hand any more from then on
        sampai_pada timestamptz not null check (sampai_pada >= mulai_pada)
      );
      create index pemeriksaan_pengguna on pemeriksaan (pengguna_id);
    `)
  }

  async down() {
    this.schema.raw(`
      drop table pemeriksaan;
      alter table rekanan drop column menunggu_sejak;
    `)
  }
}
