import { BaseSchema } from '@adonisjs/lucid/schema'

/** Holidays and the default durations of the stages, in working days. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table libur (
        tanggal date primary key,
        nama text not null,
        jenis text not null check (jenis in ('libur nasional', 'cuti bersama')),
        dasar text not null,
        status text not null check (status in ('ditetapkan', 'menunggu sidang isbat')),
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );

      create table template_durasi (
        template text not null
          check (template in ('TLA', 'PLA', 'KTEN', 'KSEL', 'K2TEN', 'PTEN', 'PSEL')),
        urut integer not null check (urut between 1 and 40),
        tahap text not null,
        durasi_hari_kerja integer not null check (durasi_hari_kerja >= 0),
        minimum_hari_kerja integer not null default 0,
        maksimum_hari_kerja integer,
        jeda_sesudah_hari_kerja integer not null default 0,
        kelompok text,
        minimum_kelompok integer not null default 0,
        status text not null,
        catatan_sumber text,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp(),
        primary key (template, urut)
      );
    `)
  }

  async down() {
    this.schema.raw('drop table template_durasi; drop table libur;')
  }
}
