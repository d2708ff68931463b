import { BaseSchema } from '@adonisjs/lucid/schema'

/** Deeds, owners and managers of a company (S2 §3 'Deed', 'Owner', 'Manager'). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table akta (
        id integer generated always as identity primary key,
        rekanan_id integer not null unique references rekanan (id),
        akta_a_no text not null,
        akta_a_tgl date not null,
        akta_a_notaris text not null,
        akta_a_doc text not null,
        akta_u_no text,
        akta_u_tgl date,
        akta_u_notaris text,
        akta_u_doc text,
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp(),
        check (num_nonnulls(akta_u_no, akta_u_tgl, akta_u_notaris, akta_u_doc) in (0, 4))
      );

      create table pemilik (
        id integer generated always as identity primary key,
        rekanan_id integer not null references rekanan (id),
        nama text not null,
        no_ktp text not null check (no_ktp ~ '^[0-9]{16}$'),
        alamat text not null,
        saham numeric(18,4) not null check (saham > 0),
        satuan text not null check (satuan in ('P','L')),
        file_ktp text not null,
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp(),
        unique (rekanan_id, no_ktp),
        check (satuan <> 'P' or saham <= 100)
      );

      create table pengurus (
        id integer generated always as identity primary key,
        rekanan_id integer not null references rekanan (id),
        nama text not null,
        no_ktp text not null check (no_ktp ~ '^[0-9]{16}$'),
        npwp text not null check (npwp ~ '^([0-9]{15}|[0-9]{16})$'),
        alamat text not null,
        jabatan text not null,
        tgl_mulai date,
        dok_ktp text not null,
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
      create unique index pengurus_unik on pengurus (rekanan_id, no_ktp, lower(jabatan));
    `)
  }

  async down() {
    this.schema.raw('drop table pengurus, pemilik, akta')
  }
}
