import { BaseSchema } from '@adonisjs/lucid/schema'
import { indeksTrigram } from '../trigram_index.ts'

/** SBU sub-classifications. One code may mean different things in two editions. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table sbu (
        id integer generated always as identity primary key,
        edisi smallint not null,
        kode text not null check (kode ~ '^[A-Z]{2}[0-9]{3}$'),
        jenis text not null,
        sifat text not null check (sifat in ('Umum', 'Spesialis', 'Terintegrasi')),
        kode_klasifikasi text not null,
        klasifikasi text not null,
        subklasifikasi text not null,
        kode_kbli text,
        dasar_kbli text check (dasar_kbli in ('L', 'N')),
        keyakinan text not null check (keyakinan in ('A', 'B')),
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp(),
        unique (edisi, kode)
      );
      create index sbu_kode on sbu (kode);
      create index sbu_urut_subklasifikasi on sbu (subklasifikasi, id);
      create index sbu_kode_kbli on sbu (kode_kbli);
      ${indeksTrigram('sbu', ['kode', 'subklasifikasi'])}
    `)
  }

  async down() {
    this.schema.raw('drop table sbu;')
  }
}
