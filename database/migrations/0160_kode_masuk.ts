import { BaseSchema } from '@adonisjs/lucid/schema'

/** A second factor of the login (TOTP, RFC 6238), its recovery codes, and sessions that wait for it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table kode_masuk (
        id integer generated always as identity primary key,
        pengguna_id integer not null unique references pengguna (id) on delete cascade,
        -- encrypted under APP_KEY
        rahasia text not null,
        -- null until a first code was right
        aktif_pada timestamptz,
        -- of the last code that was taken: none is taken twice
        langkah_terakhir bigint not null default 0,
        versi integer not null default 1,
        dibuat_pada timestamptz not null,
        diubah_pada timestamptz not null
      );
      create table kode_pemulihan (
        id integer generated always as identity primary key,
        kode_masuk_id integer not null references kode_masuk (id) on delete cascade,
        hash bytea not null unique
      );
      create index kode_pemulihan_milik on kode_pemulihan (kode_masuk_id);
      -- The role needs a second factor that the account does not have yet.
      alter table sesi add column terbatas boolean not null default false;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table sesi drop column terbatas;
      drop table kode_pemulihan;
      drop table kode_masuk;
    `)
  }
}
