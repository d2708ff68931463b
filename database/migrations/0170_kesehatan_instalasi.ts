import { BaseSchema } from '@adonisjs/lucid/schema'

/** What watches the installation: its backups and journal checks, and what was wrong with it since when (S2 §2.7). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table catatan_instalasi (
        id integer generated always as identity primary key,
        jenis text not null check (jenis in ('cadangan','jurnal')),
        pada timestamptz not null,
        berhasil boolean not null,
        rincian jsonb not null default '{}'
      );
      create index catatan_instalasi_terakhir on catatan_instalasi (jenis, pada desc);
      create table gangguan (
        id integer generated always as identity primary key,
        kunci text not null,
        keterangan text not null,
        mulai_pada timestamptz not null,
        selesai_pada timestamptz check (selesai_pada >= mulai_pada)
      );
      -- told once, however many look
      create unique index gangguan_terbuka on gangguan (kunci) where selesai_pada is null;
    `)
  }

  async down() {
    this.schema.raw('drop table gangguan; drop table catatan_instalasi')
  }
}
