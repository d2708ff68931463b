import { BaseSchema } from '@adonisjs/lucid/schema'
import { indeksTrigram } from '../trigram_index.js'

/** News and announcements (S2 §3): type I information, B news; text as markdown-lite, never HTML. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table berita (
        id integer generated always as identity primary key,
        judul text not null check (judul <> '' and length(judul) <= 200),
        isi text not null check (isi <> '' and length(isi) <= 20000),
        tipe text not null default 'I' check (tipe in ('I','B')),
        lampiran text,
        pembuat_id integer references pengguna (id),
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
      create index berita_terbaru on berita (tipe, dibuat_pada desc, id desc);
      create index berita_urut on berita (dibuat_pada desc, id desc);
      ${indeksTrigram('berita', ['judul', 'isi'])}
    `)
  }

  async down() {
    this.schema.raw('drop table berita')
  }
}
