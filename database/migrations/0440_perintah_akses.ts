import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Access to offers that were never opened, under the order of an auditor or a court (sealing.md §4): entered by the PPK,
 * confirmed by manajerULP, then opened by two holders. What was read of them stands here and not with the offers, which
 * stay never opened.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table perintah_akses (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        nomor text not null check (nomor <> '' and length(nomor) <= 200),
        lembaga text not null check (lembaga <> '' and length(lembaga) <= 200),
        tanggal date not null,
        keterangan text not null check (keterangan <> '' and length(keterangan) <= 2000),
        -- stored path of the order's document, and its hash
        file text not null unique,
        sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
        -- whose never opened offers; null: all vendors'
        rekanan integer[] check (cardinality(rekanan) > 0),
        pencatat_id integer not null references pengguna (id),
        dicatat_pada timestamptz not null,
        pengesah_id integer references pengguna (id),
        disahkan_pada timestamptz,
        -- the versions that the leaf covers: id, hash of the receipt, hash of the header
        isi jsonb,
        -- what the first holder signed, and sealed to each other holder
        peminta_id integer references pengguna (id),
        diminta_pada timestamptz,
        pernyataan text,
        tanda_tangan bytea,
        titipan jsonb,
        -- which of the two stood in for somebody, and why
        cadangan_id integer references pengguna (id),
        alasan_cadangan text,
        pembuka_id integer references pengguna (id),
        dibuka_pada timestamptz,
        sidik_pembuka text,
        tanda_tangan_pembuka bytea,
        -- number and stored path of the minutes
        acara text unique,
        file_acara text,
        check (pengesah_id <> pencatat_id),
        check (pembuka_id <> peminta_id),
        check ((pengesah_id is null) = (disahkan_pada is null) and (pengesah_id is null) = (isi is null)),
        check (peminta_id is null or disahkan_pada is not null),
        check ((peminta_id is null) = (diminta_pada is null) and (peminta_id is null) = (pernyataan is null)
          and (peminta_id is null) = (tanda_tangan is null)),
        check (pembuka_id is null or peminta_id is not null),
        check ((pembuka_id is null) = (dibuka_pada is null) and (pembuka_id is null) = (sidik_pembuka is null)
          and (pembuka_id is null) = (tanda_tangan_pembuka is null) and (pembuka_id is null) = (acara is null)
          and (pembuka_id is null) = (file_acara is null)),
        check ((cadangan_id is null) = (alasan_cadangan is null)),
        check (cadangan_id is null or cadangan_id = peminta_id or cadangan_id = pembuka_id)
      );
      create index perintah_akses_paket on perintah_akses (paket_id);
      -- one at a time
      create unique index perintah_akses_berjalan on perintah_akses (paket_id) where dibuka_pada is null;

      create table perintah_berkas (
        perintah_id integer not null references perintah_akses (id),
        penawaran_id integer not null references penawaran (id),
        hasil text not null check (hasil in ('dibuka', 'batal', 'rusak', 'terkunci')),
        -- of the plaintext
        sha256 text,
        -- the released data keys as the installation keeps them; gone when the offer is destroyed
        kunci bytea,
        primary key (perintah_id, penawaran_id),
        check ((hasil = 'dibuka') = (sha256 is not null)),
        check (kunci is null or hasil = 'dibuka')
      );
      create index perintah_berkas_penawaran on perintah_berkas (penawaran_id)`)
  }

  async down() {
    this.schema.raw('drop table perintah_berkas; drop table perintah_akses')
  }
}
