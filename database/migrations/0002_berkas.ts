import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Stored files (decisions §6). `kelas` names the rule that decides who may read; `objek`/`objek_id`
 * the record that the file belongs to. Rows are never deleted: a replaced file is only released.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table berkas (
        id uuid primary key,
        jalur text not null unique,
        nama_asli text not null,
        ukuran bigint not null,
        sha256 text not null,
        mime text not null,
        kelas text not null,
        objek text not null,
        objek_id text,
        rekanan_id integer,
        pengunggah_id integer references pengguna (id),
        dibuat_pada timestamptz not null,
        dilepas_pada timestamptz
      );
      create index berkas_objek on berkas (objek, objek_id);
      create index berkas_rekanan on berkas (rekanan_id);
    `)
  }

  async down() {
    this.schema.raw('drop table berkas')
  }
}
