import { BaseSchema } from '@adonisjs/lucid/schema'
import { indeksTrigram } from '../trigram_index.ts'

/** KBLI by edition: the next edition is added beside this one, ids of stored choices stay. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table kbli_kategori (
        edisi smallint not null,
        kategori text not null check (kategori ~ '^[A-Z]$'),
        nama text not null,
        golongan_pokok_awal text not null check (golongan_pokok_awal ~ '^[0-9]{2}$'),
        golongan_pokok_akhir text not null check (golongan_pokok_akhir ~ '^[0-9]{2}$'),
        jumlah_kelompok integer not null,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp(),
        primary key (edisi, kategori)
      );

      create table kbli (
        id integer generated always as identity primary key,
        kode text not null check (kode ~ '^[0-9]{5}$'),
        kategori text not null,
        nama text not null,
        edisi smallint not null,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp(),
        unique (edisi, kode),
        foreign key (edisi, kategori) references kbli_kategori (edisi, kategori)
      );
      create index kbli_kode on kbli (kode);
      create index kbli_urut_kategori on kbli (kategori, kode);
      create index kbli_urut_nama on kbli (nama, id);
      ${indeksTrigram('kbli', ['kode', 'nama'])}
    `)
  }

  async down() {
    this.schema.raw('drop table kbli; drop table kbli_kategori;')
  }
}
