import { BaseSchema } from '@adonisjs/lucid/schema'

/** Changes of who may approve, open, determine or appoint: they wait for a second administrator. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table perubahan_akses (
        id integer generated always as identity primary key,
        objek text not null check (objek in ('pengguna', 'divisi')),
        -- null until the account exists
        pengguna_id integer references pengguna (id),
        divisi_id integer references divisi (id) on delete cascade,
        nama text not null,
        -- what is changed, as it was asked for and as it stood then
        isi jsonb not null,
        semula jsonb not null,
        status text not null default 'menunggu'
          check (status in ('menunggu', 'berlaku', 'ditolak', 'diganti')),
        peminta_id integer not null references pengguna (id),
        kedaluwarsa_pada timestamptz not null,
        pemutus_id integer references pengguna (id) check (pemutus_id <> peminta_id),
        diputus_pada timestamptz,
        alasan text,
        versi integer not null default 1,
        dibuat_pada timestamptz not null,
        diubah_pada timestamptz not null,
        check (objek <> 'divisi' or divisi_id is not null)
      );
      create unique index perubahan_akses_pengguna on perubahan_akses (pengguna_id)
        where status = 'menunggu';
      create unique index perubahan_akses_divisi on perubahan_akses (divisi_id)
        where status = 'menunggu';
      create index perubahan_akses_status on perubahan_akses (status, id desc);
    `)
  }

  async down() {
    this.schema.raw('drop table perubahan_akses')
  }
}
