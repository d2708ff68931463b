import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Ijin Usaha (S2 §3 'Licence'). `ijin_terverifikasi` keeps, a licence type, until when the vendor's
 * verified licences last: expiry is judged by it, so that a vendor's own unverified change neither
 * prolongs nor ends its activity (decisions §3).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table ijin_usaha (
        id integer generated always as identity primary key,
        rekanan_id integer not null references rekanan (id),
        jenis text not null check (jenis in ('SIUP','SIUJK','NIB','SBU','LAINNYA')),
        nomor text not null,
        berlaku date,
        instansi text not null,
        kualifikasi text,
        keterangan text,
        dokumen text not null,
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
      create unique index ijin_usaha_unik on ijin_usaha (rekanan_id, jenis, lower(nomor));
      create index ijin_usaha_berlaku on ijin_usaha (berlaku) where berlaku is not null;

      create table ijin_kbli (
        ijin_id integer not null references ijin_usaha (id) on delete cascade,
        kbli_id integer not null,
        primary key (ijin_id, kbli_id)
      );
      create index ijin_kbli_kbli on ijin_kbli (kbli_id);

      create table ijin_sbu (
        ijin_id integer not null references ijin_usaha (id) on delete cascade,
        sbu_id integer not null,
        primary key (ijin_id, sbu_id)
      );
      create index ijin_sbu_sbu on ijin_sbu (sbu_id);

      create table ijin_terverifikasi (
        rekanan_id integer not null references rekanan (id),
        jenis text not null,
        berlaku date,
        primary key (rekanan_id, jenis)
      );
      create index ijin_terverifikasi_berlaku on ijin_terverifikasi (berlaku)
        where berlaku is not null;
    `)
  }

  async down() {
    this.schema.raw('drop table ijin_terverifikasi, ijin_sbu, ijin_kbli, ijin_usaha')
  }
}
