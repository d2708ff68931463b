import { BaseSchema } from '@adonisjs/lucid/schema'
import { indeksTrigram } from '../trigram_index.ts'

/** Organisation units; `parent` is the code of the directorate, null for a directorate itself. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table divisi (
        id integer generated always as identity primary key,
        kode text not null unique check (kode <> '' and length(kode) <= 30),
        nama text not null check (nama <> '' and length(nama) <= 200),
        parent text references divisi (kode) on update cascade check (parent <> kode),
        nick text not null check (nick <> '' and length(nick) <= 30),
        is_ppk boolean not null default false,
        versi integer not null default 1,
        aktif boolean not null default true,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
      -- A nickname gives rights (unlada), so two units never share one.
      create unique index divisi_nick_unik on divisi (lower(nick));
      create index divisi_parent on divisi (parent);
      create index divisi_urut_nama on divisi (nama, id);
      ${indeksTrigram('divisi', ['kode', 'nama', 'nick'])}
    `)
  }

  async down() {
    this.schema.raw('drop table divisi;')
  }
}
