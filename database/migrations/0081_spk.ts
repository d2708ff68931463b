import { BaseSchema } from '@adonisjs/lucid/schema'

/** Work orders of committee tenders (S3 §2.6): headers of two cost groups with lines. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table spk (
        id integer generated always as identity primary key,
        tender_id integer not null unique references tender (id),
        total bigint not null check (total >= 0),
        -- the printed paper of this version; null until it is asked for
        file text,
        dibuat_oleh integer not null references pengguna (id),
        versi integer not null default 1,
        dibuat_pada timestamptz not null,
        diubah_pada timestamptz not null
      );
      create table spk_header (
        id integer generated always as identity primary key,
        spk_id integer not null references spk (id) on delete cascade,
        urut integer not null,
        nama text not null check (nama <> '' and length(nama) <= 200),
        tipe_biaya text not null check (tipe_biaya in ('LP','LNP')),
        unique (spk_id, urut)
      );
      create table spk_pekerjaan (
        id integer generated always as identity primary key,
        spk_header_id integer not null references spk_header (id) on delete cascade,
        urut integer not null,
        nama text not null check (nama <> '' and length(nama) <= 300),
        quantity numeric(12,3) not null check (quantity > 0),
        satuan numeric(12,3) not null check (satuan > 0),
        harga_satuan bigint not null check (harga_satuan >= 0),
        unique (spk_header_id, urut)
      );
    `)
  }

  async down() {
    this.schema.raw('drop table spk_pekerjaan, spk_header, spk')
  }
}
