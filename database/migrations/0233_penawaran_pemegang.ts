import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Offers that are sealed to a package's holders (ADR 0026): envelope and signed statement of each version. Its row in
 * `penawaran` has empty wraps, for nothing of it is under the installation's key. What the first holder seals to the
 * others for an opening, and the salt under which vendors have a pseudonym in their package.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table penawaran_pemegang (
        penawaran_id integer primary key references penawaran (id),
        himpunan_id integer not null references himpunan_pemegang (id),
        penawaran text not null unique check (penawaran ~ '^[0-9a-f]{32}$'),
        amplop bytea not null,
        pernyataan text not null,
        tanda_tangan bytea not null check (octet_length(tanda_tangan) = 64)
      );
      create index penawaran_pemegang_himpunan on penawaran_pemegang (himpunan_id);
      create table garam_samaran (
        paket_id integer primary key references paket (id),
        garam bytea not null check (octet_length(garam) = 32)
      );
      alter table pembukaan
        -- fingerprint of each other holder, and what the first sealed to it (base64)
        add column titipan jsonb,
        add check ((pernyataan is null) = (titipan is null))`)
  }

  async down() {
    this.schema.raw(`
      alter table pembukaan drop column titipan;
      drop table garam_samaran, penawaran_pemegang`)
  }
}
