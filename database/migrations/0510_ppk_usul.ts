import { BaseSchema } from '@adonisjs/lucid/schema'

/** Another PPK of a package: proposed by manajerULP, decided by the PA; the letter stays with the package (decisions §2, README 'Putusan'). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table ppk_usul (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id) on delete cascade,
        ppk_id integer not null references pengguna (id),
        nomor text not null check (nomor <> ''),
        tanggal date not null,
        sebab text not null check (sebab <> ''),
        status text not null default 'menunggu'
          check (status in ('menunggu', 'berlaku', 'ditolak', 'diganti')),
        pengusul_id integer not null references pengguna (id),
        diusulkan_pada timestamptz not null,
        pemutus_id integer references pengguna (id) check (pemutus_id <> pengusul_id),
        diputus_pada timestamptz,
        alasan text
      );
      create unique index ppk_usul_menunggu on ppk_usul (paket_id) where status = 'menunggu';
      alter table paket add column ppk_nomor text, add column ppk_tanggal date;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table paket drop column ppk_tanggal, drop column ppk_nomor;
      drop table ppk_usul;
    `)
  }
}
