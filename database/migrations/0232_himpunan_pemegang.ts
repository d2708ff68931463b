import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Holder sets of packages, numbered, and the signatures of two of their members under each opening (sealing.md §2, §4).
 * A package without a set was published under the scheme before: its openings need no signature.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table himpunan_pemegang (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        nomor integer not null check (nomor > 0),
        dibuat_pada timestamptz not null,
        unique (paket_id, nomor)
      );
      create table himpunan_anggota (
        himpunan_id integer not null references himpunan_pemegang (id),
        urutan integer not null check (urutan > 0),
        kunci_id integer not null references kunci_pemegang (id),
        peran text not null check (peran in ('pokja', 'ppk', 'cadangan')),
        primary key (himpunan_id, urutan),
        unique (himpunan_id, kunci_id)
      );
      create index himpunan_anggota_kunci on himpunan_anggota (kunci_id);
      alter table pembukaan
        -- what the first signed, letter by letter; both null where the package has no holder set
        add column pernyataan text,
        add column tanda_tangan bytea check (octet_length(tanda_tangan) = 64),
        -- of who confirmed it, and the fingerprint of its key
        add column sidik_pengesah text check (sidik_pengesah ~ '^[0-9a-f]{64}$'),
        add column tanda_tangan_pengesah bytea check (octet_length(tanda_tangan_pengesah) = 64),
        add check ((pernyataan is null) = (tanda_tangan is null)),
        add check ((sidik_pengesah is null) = (tanda_tangan_pengesah is null)),
        add check (disahkan_pada is null or (pernyataan is null) = (tanda_tangan_pengesah is null))`)
  }

  async down() {
    this.schema.raw(`
      alter table pembukaan drop column tanda_tangan_pengesah, drop column sidik_pengesah,
        drop column tanda_tangan, drop column pernyataan;
      drop table himpunan_anggota, himpunan_pemegang`)
  }
}
