import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Offers that vendors seal in their browsers (ADR 0048): the key by which a vendor signs in one package, one more layer
 * of the installation's around what is sealed to people, withdrawals as they are signed, and whether a package takes
 * what comes in plain.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table kunci_rekanan (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        rekanan_id integer not null references rekanan (id),
        -- 1 for the first, 2 for the one that took its place
        nomor integer not null check (nomor > 0),
        ed25519 bytea not null check (octet_length(ed25519) = 32),
        -- what the key signed about itself, letter by letter
        pernyataan text not null,
        tanda_tangan bytea not null check (octet_length(tanda_tangan) = 64),
        versi integer not null default 1,
        dibuat_pada timestamptz not null,
        diubah_pada timestamptz not null,
        unique (paket_id, rekanan_id, nomor),
        unique (paket_id, ed25519)
      );
      create index kunci_rekanan_rekanan on kunci_rekanan (rekanan_id);
      -- the layer's key, wrapped by the installation's; null: of before, without a layer
      alter table penawaran_pemegang add column lapis bytea;
      -- what the client sends is sealed already
      alter table unggahan add column tersegel boolean not null default false;
      -- whether the package takes what the installation seals for its vendors; without a row, what its method says
      create table segel_paket (
        paket_id integer primary key references paket (id),
        polos boolean not null
      );
      alter table himpunan_pemegang add column polos boolean not null default true;
      create table penarikan (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        rekanan_id integer not null references rekanan (id),
        tahap text not null,
        jenis text not null check (jenis in ('K', 'A', 'T', 'H')),
        -- counts versions and withdrawals alike
        versi_ke integer not null check (versi_ke > 1),
        pernyataan text not null,
        tanda_tangan bytea not null check (octet_length(tanda_tangan) = 64),
        -- hash of what was answered, on which a version that follows is chained
        tanda_terima text not null check (tanda_terima ~ '^[0-9a-f]{64}$'),
        dibuat_pada timestamptz not null,
        unique (paket_id, rekanan_id, tahap, jenis, versi_ke)
      );
      create index penarikan_rekanan on penarikan (rekanan_id)`)
  }

  async down() {
    this.schema.raw(`
      drop table penarikan;
      drop table segel_paket;
      alter table himpunan_pemegang drop column polos;
      alter table unggahan drop column tersegel;
      alter table penawaran_pemegang drop column lapis;
      drop table kunci_rekanan`)
  }
}
