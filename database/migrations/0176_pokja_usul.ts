import { BaseSchema } from '@adonisjs/lucid/schema'

/** A change of a pokja after an offer is in: it waits for the PPK of the package (decisions §2). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table pokja_usul (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id) on delete cascade,
        nomor text not null check (nomor <> ''),
        tanggal date not null,
        anggota integer[] not null check (cardinality(anggota) > 0),
        status text not null default 'menunggu'
          check (status in ('menunggu', 'berlaku', 'ditolak', 'diganti')),
        pengusul_id integer not null references pengguna (id),
        diusulkan_pada timestamptz not null,
        pemutus_id integer references pengguna (id) check (pemutus_id <> pengusul_id),
        diputus_pada timestamptz,
        alasan text
      );
      create unique index pokja_usul_menunggu on pokja_usul (paket_id) where status = 'menunggu';
    `)
  }

  async down() {
    this.schema.raw('drop table pokja_usul')
  }
}
