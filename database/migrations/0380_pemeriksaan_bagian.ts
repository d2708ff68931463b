import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Holders check, before the end, that their own share of each offer opens (sealing.md §1): what each signed about it,
 * letter by letter, and of which offers it speaks.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table pemeriksaan_bagian (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        kunci_id integer not null references kunci_pemegang (id),
        pernyataan text not null,
        tanda_tangan bytea not null check (octet_length(tanda_tangan) = 64),
        diperiksa_pada timestamptz not null
      );
      create index pemeriksaan_bagian_paket on pemeriksaan_bagian (paket_id);
      create index pemeriksaan_bagian_kunci on pemeriksaan_bagian (kunci_id);
      create table bagian_diperiksa (
        penawaran_id integer not null references penawaran (id),
        kunci_id integer not null references kunci_pemegang (id),
        pemeriksaan_id integer not null references pemeriksaan_bagian (id),
        terbuka boolean not null,
        primary key (penawaran_id, kunci_id)
      );
      create index bagian_diperiksa_kunci on bagian_diperiksa (kunci_id);
      create index bagian_diperiksa_pemeriksaan on bagian_diperiksa (pemeriksaan_id)`)
  }

  async down() {
    this.schema.raw('drop table bagian_diperiksa, pemeriksaan_bagian')
  }
}
