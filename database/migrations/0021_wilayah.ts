import { BaseSchema } from '@adonisjs/lucid/schema'
import { indeksTrigram } from '../trigram_index.ts'

/** Provinces and regencies. `kode` is Kemendagri's; BPS codes differ and are never a key. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table provinsi (
        kode text primary key check (kode ~ '^[0-9]{2}$'),
        kode_bps text not null unique,
        nama text not null,
        nama_resmi text not null,
        sejak_tahun integer,
        dasar_pembentukan text,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
      create index provinsi_urut_nama on provinsi (nama);

      create table kabupaten_kota (
        kode text primary key check (kode ~ '^[0-9]{4}$'),
        kode_bps text not null unique,
        kode_provinsi text not null references provinsi (kode),
        jenis text not null check (jenis in ('Kabupaten', 'Kota')),
        nama text not null,
        administrasi boolean not null default false,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp(),
        check (left(kode, 2) = kode_provinsi)
      );
      create index kabupaten_kota_urut_nama on kabupaten_kota (kode_provinsi, nama);
      ${indeksTrigram('kabupaten_kota', ['nama'])}
    `)
  }

  async down() {
    this.schema.raw('drop table kabupaten_kota; drop table provinsi;')
  }
}
