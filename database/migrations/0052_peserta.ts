import { BaseSchema } from '@adonisjs/lucid/schema'

/** Participants, invitations and the explanation chat of a package (S1 §2.10–2.11, decisions §3, §5). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table peserta (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        rekanan_id integer not null references rekanan (id),
        -- 'Peserta n' while names are hidden
        nomor integer not null,
        terdaftar_pada timestamptz not null,
        -- the integrity pact as it was accepted
        pakta_teks text not null,
        pakta_pada timestamptz not null,
        mundur_pada timestamptz,
        unique (paket_id, rekanan_id),
        unique (paket_id, nomor)
      );
      create index peserta_rekanan on peserta (rekanan_id);

      create table undangan (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        tipe text not null check (tipe in ('P','B','B2','L','N')),
        rekanan_id integer not null references rekanan (id),
        file_undangan text not null,
        tgl_kirim timestamptz not null,
        pengirim_id integer not null references pengguna (id),
        unique (paket_id, tipe, rekanan_id)
      );
      create index undangan_rekanan on undangan (rekanan_id, tipe);

      create table topik (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        fase text not null check (fase in ('PP0','PP1')),
        rekanan_id integer not null references rekanan (id),
        pembuat_id integer not null references pengguna (id),
        subjek text not null,
        pesan text not null,
        versi integer not null default 1,
        dibuat_pada timestamptz not null,
        diubah_pada timestamptz not null
      );
      create index topik_paket on topik (paket_id, fase, id);
      create table pesan_topik (
        id integer generated always as identity primary key,
        topik_id integer not null references topik (id),
        pengirim_id integer not null references pengguna (id),
        rekanan_id integer references rekanan (id),
        pesan text not null,
        dibuat_pada timestamptz not null
      );
      create index pesan_topik_topik on pesan_topik (topik_id, id);
    `)
  }

  async down() {
    this.schema.raw('drop table pesan_topik, topik, undangan, peserta')
  }
}
