import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Offers that were never opened are destroyed after the retention time (sealing.md §4): one act a package, asked for and
 * confirmed by two persons, which the database holds to their sessions as it does an opening (ADR 0050). What stays of an
 * offer is its row, its receipt and its signed statement.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table pemusnahan (
        id integer generated always as identity primary key,
        paket_id integer not null unique references paket (id),
        alasan text not null check (alasan <> '' and length(alasan) <= 2000),
        peminta_id integer not null references pengguna (id),
        diminta_pada timestamptz not null,
        pengesah_id integer references pengguna (id),
        disahkan_pada timestamptz,
        -- number of the minutes
        nomor text unique,
        -- of each version: hash of its receipt as the log has it, and of what was stored
        isi jsonb,
        -- stored path of the minutes
        file text,
        check (pengesah_id <> peminta_id),
        check ((pengesah_id is null) = (disahkan_pada is null)),
        check ((pengesah_id is null) = (nomor is null)),
        check ((pengesah_id is null) = (isi is null)),
        check ((pengesah_id is null) = (file is null))
      );
      alter table penawaran
        add column dimusnahkan_pada timestamptz,
        add constraint penawaran_musnah check (dimusnahkan_pada is null or dibuka_pada is null) not valid;
      alter table penawaran validate constraint penawaran_musnah`)
  }

  async down() {
    this.schema.raw('alter table penawaran drop column dimusnahkan_pada; drop table pemusnahan')
  }
}
