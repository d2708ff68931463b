import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Sealed offers (decisions §5.2). A data key a file, wrapped by a key per package and opening, wrapped
 * by the installation key. Nothing here reveals content or price before the act of opening.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table kunci_paket (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        -- key of the opening stage in the template: 'pembukaan', 'pembukaan-2' …
        tahap text not null,
        terbungkus bytea not null,
        dibuat_pada timestamptz not null,
        unique (paket_id, tahap)
      );

      create table penawaran (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        rekanan_id integer not null references rekanan (id),
        -- submission stage and the opening stage that unseals it
        tahap text not null,
        tahap_buka text not null,
        jenis text not null check (jenis in ('K','A','T','H')),
        versi_ke integer not null,
        jalur_segel text not null unique,
        nama_asli text not null,
        mime text not null,
        -- size in bytes and SHA-256 of the plaintext
        ukuran bigint not null,
        sha256 text not null,
        sha256_segel text not null,
        kunci_terbungkus bytea not null,
        -- sealed price: only with H
        harga_segel bytea,
        -- known only after the opening
        harga bigint,
        diterima_pada timestamptz not null,
        unique (paket_id, rekanan_id, tahap, jenis, versi_ke),
        check ((jenis = 'H') = (harga_segel is not null))
      );
      create index penawaran_paket on penawaran (paket_id, tahap, rekanan_id);

      create table tanda_terima (
        kode text primary key,
        penawaran_id integer not null unique references penawaran (id),
        isi jsonb not null,
        tanda_tangan text not null,
        dibuat_pada timestamptz not null
      );

      -- an upload that can be continued after a cut; content is ciphertext from the first byte
      create table unggahan (
        id uuid primary key,
        paket_id integer not null references paket (id),
        rekanan_id integer not null references rekanan (id),
        tahap text not null,
        jenis text not null check (jenis in ('K','A','T','H')),
        nama_asli text not null,
        ukuran bigint not null check (ukuran > 0),
        diterima bigint not null default 0,
        keadaan jsonb not null default '{}'::jsonb,
        dibuat_pada timestamptz not null,
        diubah_pada timestamptz not null
      );

      create table pembukaan (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        tahap text not null,
        peminta_id integer not null references pengguna (id),
        diminta_pada timestamptz not null,
        pengesah_id integer references pengguna (id),
        disahkan_pada timestamptz,
        unique (paket_id, tahap),
        check (pengesah_id is null or disahkan_pada is not null)
      );
    `)
  }

  async down() {
    this.schema.raw('drop table pembukaan, unggahan, tanda_terima, penawaran, kunci_paket')
  }
}
