import { BaseSchema } from '@adonisjs/lucid/schema'
import { indeksTrigram } from '../trigram_index.ts'

/**
 * Committee tenders (S3 §2.5, decisions §5.4): a view over the packages that were handed over. What the packages hold
 * already (method, dates, files, participants, offers) is not kept here again.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table tender (
        id integer generated always as identity primary key,
        kode text not null unique,
        nama text not null check (nama <> '' and length(nama) <= 300),
        tahun_anggaran integer not null,
        -- A0 handed over, D1 draft, T0 and T1 confirmed; TS follows from the packages' schedules
        status text not null default 'A0' check (status in ('A0','D1','T0','T1')),
        pemenang integer not null default 1 check (pemenang >= 1),
        dibuat_oleh integer not null references pengguna (id),
        versi integer not null default 1,
        dibuat_pada timestamptz not null,
        diubah_pada timestamptz not null
      );
      create index tender_status on tender (status, id desc);
      -- vendors that are to be invited, without tender; invitations are those of the packages
      create table tender_calon (
        tender_id integer not null references tender (id) on delete cascade,
        rekanan_id integer not null references rekanan (id),
        primary key (tender_id, rekanan_id)
      );
      alter table paket add column tender_id integer references tender (id);
      create index paket_tender on paket (tender_id) where tender_id is not null;

      alter table jadwal_berkas
        -- which of the committee's files this one of a stage is
        add column panitia text check (panitia in ('PersyaratanKualifikasi','PersyaratanTeknis',
          'PersyaratanKeuangan','DokumenPenawaranTeknis','BeritaAcaraPenjelasan'));

      alter table topik
        -- null: opened by the committee
        alter column rekanan_id drop not null,
        drop constraint topik_fase_check,
        -- SH: in the objection period of the result
        add constraint topik_fase_check check (fase in ('PP0','PP1','SH'));
      ${indeksTrigram('tender', ['kode', 'nama'])}
    `)
  }

  async down() {
    this.schema.raw(`
      delete from pesan_topik where topik_id in (select id from topik where rekanan_id is null or fase = 'SH');
      delete from topik where rekanan_id is null or fase = 'SH';
      alter table topik drop constraint topik_fase_check, alter column rekanan_id set not null,
        add constraint topik_fase_check check (fase in ('PP0','PP1'));
      alter table jadwal_berkas drop column panitia;
      alter table paket drop column tender_id;
      drop table tender_calon, tender;
    `)
  }
}
