import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Certificates handed out (decisions §3): every one is kept; `kode` opens the public confirmation page and
 * cannot be guessed. `isi` is what the paper says, so that the page never says more or other.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table sertifikat_rekanan (
        id integer generated always as identity primary key,
        rekanan_id integer not null references rekanan (id),
        nomor text not null unique,
        kode text not null unique,
        jalur text not null unique,
        isi jsonb not null,
        dibuat_oleh integer references pengguna (id),
        dibuat_pada timestamptz not null,
        dikirim_ke text,
        dikirim_pada timestamptz
      );
      create index sertifikat_rekanan_milik on sertifikat_rekanan (rekanan_id, id desc);
    `)
  }

  async down() {
    this.schema.raw('drop table sertifikat_rekanan')
  }
}
