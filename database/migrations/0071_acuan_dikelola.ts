import { BaseSchema } from '@adonisjs/lucid/schema'
import { indeksTrigram } from '../trigram_index.ts'

/** Holidays, KBLI and SBU are kept by the administrator: a version to compare with, an id for holidays. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table libur drop constraint libur_pkey;
      alter table libur
        add column id integer generated always as identity primary key,
        add column versi integer not null default 1,
        add constraint libur_tanggal_key unique (tanggal);
      ${indeksTrigram('libur', ['nama', 'dasar'])}
      alter table kbli add column versi integer not null default 1;
      alter table sbu add column versi integer not null default 1, alter column keyakinan set default 'A';
    `)
  }

  async down() {
    this.schema.raw(`
      alter table libur drop column id, drop column versi, drop constraint libur_tanggal_key;
      drop index libur_cari;
      alter table libur add primary key (tanggal);
      alter table kbli drop column versi;
      alter table sbu drop column versi, alter column keyakinan drop default;
    `)
  }
}
