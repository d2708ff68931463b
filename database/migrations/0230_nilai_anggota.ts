import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Technical scores of each member of a pokja, and how a package's technical score is made: agreed, or the members'
 * average. The way is fixed when the package is first judged, whatever the parameter becomes.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table cara_nilai (
        paket_id integer primary key references paket (id),
        cara text not null check (cara in ('konsensus', 'rata-rata')),
        pada timestamptz not null
      );
      create table nilai_anggota (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        rekanan_id integer not null references rekanan (id),
        pengguna_id integer not null references pengguna (id),
        nilai numeric(5, 2) not null check (nilai between 0 and 100),
        catatan text,
        versi integer not null default 1,
        diubah_pada timestamptz not null,
        unique (paket_id, rekanan_id, pengguna_id)
      )`)
  }

  async down() {
    this.schema.raw('drop table nilai_anggota; drop table cara_nilai')
  }
}
