import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Append-only journal. Its rows are sealed into a hash chain by `penyegel_jurnal`; the database
 * refuses UPDATE, DELETE and TRUNCATE, and the application's role holds SELECT and INSERT only.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table jurnal (
        id bigint generated always as identity primary key,
        waktu timestamptz not null default clock_timestamp(),
        pelaku_id integer,
        pelaku_nama text not null,
        peran text not null,
        aksi text not null,
        objek text not null,
        objek_id text,
        rincian jsonb not null default '{}'::jsonb,
        alasan text,
        alamat_ip text
      );
      create index jurnal_objek on jurnal (objek, objek_id, id desc);
      create index jurnal_pelaku on jurnal (pelaku_id, id desc);
      create index jurnal_waktu on jurnal (waktu desc);

      create table jurnal_segel (
        nomor bigint primary key,
        rentang int8multirange not null,
        jumlah integer not null,
        hash_baris bytea not null,
        hash_sebelum text not null,
        hash text not null unique,
        tanda_tangan text not null,
        waktu timestamptz not null default clock_timestamp()
      );
      create index jurnal_segel_rentang on jurnal_segel using gist (rentang);

      create function jurnal_tolak() returns trigger language plpgsql as $$
      begin
        raise exception 'Jurnal tidak dapat diubah atau dihapus' using errcode = '42501';
      end $$;
      create trigger jurnal_beku before update or delete or truncate on jurnal
        for each statement execute function jurnal_tolak();
      create trigger jurnal_segel_beku before update or delete or truncate on jurnal_segel
        for each statement execute function jurnal_tolak();
    `)
  }

  async down() {
    this.schema.raw('drop table jurnal_segel, jurnal; drop function jurnal_tolak()')
  }
}
