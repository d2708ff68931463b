import { BaseSchema } from '@adonisjs/lucid/schema'
import { indeksTrigram } from '../trigram_index.ts'

/** Master data that the administrator keeps: project locations and the chart of accounts. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table lokasi_proyek (
        id integer generated always as identity primary key,
        kode text not null unique check (kode <> '' and length(kode) <= 30),
        nama text not null check (nama <> '' and length(nama) <= 200),
        lokasi text not null check (lokasi <> '' and length(lokasi) <= 500),
        versi integer not null default 1,
        aktif boolean not null default true,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
      create index lokasi_proyek_urut_nama on lokasi_proyek (nama, id);
      ${indeksTrigram('lokasi_proyek', ['kode', 'nama', 'lokasi'])}

      create table coa (
        id integer generated always as identity primary key,
        kode text not null unique check (kode <> '' and length(kode) <= 30),
        nama text not null check (nama <> '' and length(nama) <= 200),
        versi integer not null default 1,
        aktif boolean not null default true,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
      create index coa_urut_nama on coa (nama, id);
      ${indeksTrigram('coa', ['kode', 'nama'])}
    `)
  }

  async down() {
    this.schema.raw('drop table coa; drop table lokasi_proyek;')
  }
}
