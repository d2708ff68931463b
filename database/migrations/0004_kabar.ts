import { BaseSchema } from '@adonisjs/lucid/schema'

/** Outgoing mail (outbox) and the bell's notifications, both written with their cause. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table surat (
        id uuid primary key,
        message_id text not null unique,
        kepada text not null,
        perihal text not null,
        teks text not null,
        html text not null,
        lampiran jsonb not null default '[]'::jsonb,
        status text not null default 'antre' check (status in ('antre','terkirim','gagal')),
        percobaan integer not null default 0,
        galat text,
        dibuat_pada timestamptz not null,
        terkirim_pada timestamptz
      );
      create index surat_antre on surat (dibuat_pada) where status = 'antre';

      create table notifikasi (
        id bigint generated always as identity primary key,
        penerima_id integer not null references pengguna (id) on delete cascade,
        nama_pengirim text not null,
        pesan text not null,
        tautan text,
        tgl_tampil timestamptz not null,
        dibaca_pada timestamptz
      );
      create index notifikasi_penerima on notifikasi (penerima_id, tgl_tampil desc);
      create index notifikasi_belum on notifikasi (penerima_id) where dibaca_pada is null;
    `)
  }

  async down() {
    this.schema.raw('drop table notifikasi, surat')
  }
}
