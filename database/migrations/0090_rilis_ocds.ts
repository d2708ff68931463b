import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Open data in OCDS: a release an event, never changed once it is there. `isi` is json and not jsonb, because the text is
 * kept byte for byte as it is published, and `sha256` is the hash of that text. Application role: SELECT and INSERT only.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table rilis_ocds (
        id bigint generated always as identity primary key,
        paket_id integer not null references paket (id),
        ocid text not null,
        nomor integer not null check (nomor > 0),
        -- key of the event; the domain's peristiwa.ts says which there are
        peristiwa text not null,
        tag text[] not null check (cardinality(tag) > 0),
        -- the event's moment, the release's date
        tanggal timestamptz not null,
        tahun integer not null,
        isi json not null,
        sha256 text not null check (sha256 = encode(sha256(convert_to(isi::text, 'UTF8')), 'hex')),
        dibuat_pada timestamptz not null,
        unique (paket_id, nomor),
        unique (paket_id, peristiwa),
        unique (ocid, nomor)
      );
      create index rilis_ocds_tahun on rilis_ocds (tahun, id desc);
      create index rilis_ocds_sejak on rilis_ocds (dibuat_pada);
      -- moments that make something public, for the job that looks for them every minute
      create index jadwal_penutupan on jadwal (selesai) where include and kunci like 'pemasukan%';
      create index jadwal_pengumuman on jadwal (mulai) where include and kunci like 'pengumuman%';
      create index pembukaan_disahkan on pembukaan (disahkan_pada);

      create function rilis_ocds_tolak() returns trigger language plpgsql as $$
      begin
        raise exception 'Rilis OCDS tidak dapat diubah atau dihapus' using errcode = '42501';
      end $$;
      create trigger rilis_ocds_beku before update or delete or truncate on rilis_ocds
        for each statement execute function rilis_ocds_tolak();
    `)
  }

  async down() {
    this.schema.raw(`
      drop index pembukaan_disahkan, jadwal_pengumuman, jadwal_penutupan;
      drop table rilis_ocds;
      drop function rilis_ocds_tolak();
    `)
  }
}
