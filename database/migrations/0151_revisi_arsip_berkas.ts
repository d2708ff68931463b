import { BaseSchema } from '@adonisjs/lucid/schema'

/** A schedule revision also carries archive numbers, files and who sees them (S3 §2.4); they hold once it is approved. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table jadwal_revisi_baris
        add column no_arsip text check (no_arsip <> '' and length(no_arsip) <= 100),
        add column no_arsip_lama text;
      create table jadwal_revisi_berkas (
        id integer generated always as identity primary key,
        revisi_id integer not null references jadwal_revisi (id) on delete cascade,
        urut integer not null,
        file text not null,
        show_vendor boolean not null,
        -- how the file was shown before; null: it comes with the revision
        show_vendor_lama boolean,
        unique (revisi_id, file)
      );
      create index jadwal_revisi_berkas_file on jadwal_revisi_berkas (file);
    `)
  }

  async down() {
    this.schema.raw(`
      drop table jadwal_revisi_berkas;
      alter table jadwal_revisi_baris drop column no_arsip, drop column no_arsip_lama;
    `)
  }
}
