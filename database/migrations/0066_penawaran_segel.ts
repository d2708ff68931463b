import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Sealing of offers in detail (decisions §5.2): the public half of a package's key, sealed file names, the data key
 * as it is kept after the act of opening, and uploads that continue after a cut.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- X25519: whoever receives an offer needs this half only; 'terbungkus' is the other half, wrapped
      alter table kunci_paket add column publik bytea not null;

      alter table penawaran
        -- a name such as 'Harga 950 juta.pdf' tells the price: sealed too, readable after the opening
        alter column nama_asli drop not null,
        add column nama_segel bytea not null,
        -- the data key wrapped by the installation, written by the act of opening and by nothing else
        add column kunci_terbuka bytea,
        add column dibuka_pada timestamptz,
        -- hash of the decrypted content compared at the opening
        add column utuh boolean,
        add check ((kunci_terbuka is null) = (dibuka_pada is null)),
        add check (harga is null or dibuka_pada is not null),
        add check (nama_asli is null or dibuka_pada is not null);
      create index penawaran_buka on penawaran (paket_id, tahap_buka);

      alter table unggahan
        drop column nama_asli,
        drop column keadaan,
        add column nama_segel bytea not null,
        add column mime text not null,
        add column sha256 text,
        -- data key, readable only together with the token that the vendor's browser holds
        add column kunci_kerja bytea not null,
        add column harga_segel bytea,
        -- running digest of the frames' digests
        add column rantai bytea not null default ''::bytea,
        -- request that writes just now; a newer one takes over
        add column penulis uuid,
        add column penawaran_id integer references penawaran (id);
      create index unggahan_rekanan on unggahan (paket_id, rekanan_id);

      alter table pembukaan
        add column usul_gagal boolean not null default false,
        add column berita_acara jsonb;
    `)
  }

  async down() {
    this.schema.raw(`
      drop index unggahan_rekanan, penawaran_buka;
      alter table pembukaan drop column berita_acara, drop column usul_gagal;
      alter table unggahan drop column penawaran_id, drop column penulis, drop column rantai,
        drop column harga_segel, drop column kunci_kerja, drop column sha256, drop column mime,
        drop column nama_segel, add column nama_asli text not null default '',
        add column keadaan jsonb not null default '{}'::jsonb;
      alter table penawaran drop column utuh, drop column dibuka_pada, drop column kunci_terbuka,
        drop column nama_segel;
      alter table kunci_paket drop column publik;
    `)
  }
}
