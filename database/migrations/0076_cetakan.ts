import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Printouts of stages (decisions §5.4): every one is kept with what it says; one a document is in force. `kode` opens the
 * public confirmation page and cannot be guessed; `sidik` tells whether the data still say the same.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table cetakan (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        -- key of the stage, and which of its documents
        tahap text not null,
        jenis text not null check (jenis in ('pengumuman','aanwizjing','pembukaan','evaluasi','pembuktian',
          'penetapan','negosiasi','sppbj','spk','spmk')),
        nomor text not null unique,
        kode text not null unique,
        isi jsonb not null,
        sidik text not null,
        jalur text not null unique,
        dibuat_oleh integer not null references pengguna (id),
        dibuat_pada timestamptz not null,
        dicabut_pada timestamptz
      );
      create unique index cetakan_berlaku on cetakan (paket_id, tahap, jenis) where dicabut_pada is null;
    `)
  }

  async down() {
    this.schema.raw('drop table cetakan')
  }
}
