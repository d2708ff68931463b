import { BaseSchema } from '@adonisjs/lucid/schema'

/** Imports of activities from a workbook, and which of them an activity came with. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table impor_kegiatan (
        id integer generated always as identity primary key,
        tahun_anggaran integer not null,
        -- SHA-256 of the file: the same one twice is asked about
        sidik text not null check (sidik ~ '^[0-9a-f]{64}$'),
        nama text not null,
        -- the file as it came, kept as evidence
        berkas text not null,
        jumlah integer not null check (jumlah > 0),
        total_pagu bigint not null check (total_pagu > 0),
        pengguna_id integer not null references pengguna (id),
        versi integer not null default 1,
        dibuat_pada timestamptz not null,
        diubah_pada timestamptz not null
      );
      create index impor_kegiatan_sidik on impor_kegiatan (tahun_anggaran, sidik);
      alter table kegiatan add column impor_id integer references impor_kegiatan (id);
      create index kegiatan_impor on kegiatan (impor_id) where impor_id is not null;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table kegiatan drop column impor_id;
      drop table impor_kegiatan;
    `)
  }
}
