import { BaseSchema } from '@adonisjs/lucid/schema'

/** Accounts, login tokens, single-use links, numbering and rate limits (decisions §1–3). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table pengguna (
        id integer generated always as identity primary key,
        login text not null,
        email text not null,
        nama text not null,
        nip text,
        jabatan text,
        divisi_kode text,
        telepon text,
        peran text not null check (peran in ('vendor','person','operator','manajer','ppk','pa',
          'operatorULP','manajerULP','adminit','superAdmin')),
        status text not null default 'A' check (status in ('A','I','S')),
        sandi_hash text,
        diaktifkan_pada timestamptz,
        persetujuan_data_pada timestamptz,
        sandi_diubah_pada timestamptz,
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
      create unique index pengguna_login_unik on pengguna (lower(login));
      create unique index pengguna_email_unik on pengguna (lower(email));
      create index pengguna_peran on pengguna (peran, lower(nama));
      create index pengguna_divisi on pengguna (divisi_kode);

      create table sesi (
        id bigint generated always as identity primary key,
        hash bytea not null unique,
        pengguna_id integer not null references pengguna (id) on delete cascade,
        alamat_ip text,
        agen text,
        dibuat_pada timestamptz not null,
        terakhir_pada timestamptz not null,
        kedaluwarsa_pada timestamptz not null
      );
      create index sesi_pengguna on sesi (pengguna_id);
      create index sesi_kedaluwarsa on sesi (kedaluwarsa_pada);

      create table tautan (
        id bigint generated always as identity primary key,
        hash bytea not null unique,
        tujuan text not null check (tujuan in ('aktivasi','sandi')),
        pengguna_id integer not null references pengguna (id) on delete cascade,
        dibuat_pada timestamptz not null,
        kedaluwarsa_pada timestamptz not null,
        dipakai_pada timestamptz
      );
      create index tautan_pengguna on tautan (pengguna_id, tujuan);

      create table nomor_urut (
        kunci text primary key,
        terakhir integer not null
      );

      create table batas_laju (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
    `)
  }

  async down() {
    this.schema.raw('drop table batas_laju, nomor_urut, tautan, sesi, pengguna')
  }
}
