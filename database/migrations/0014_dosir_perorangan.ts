import { BaseSchema } from '@adonisjs/lucid/schema'

/** The dossier of an individual vendor (S2 §3 'Individual …'); the name lives in `rekanan`. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table data_pribadi (
        rekanan_id integer primary key references rekanan (id),
        alamat text not null check (length(alamat) <= 200),
        provinsi text not null,
        kabkod text not null,
        kodepos text not null check (kodepos ~ '^[0-9]{5}$'),
        telepon text not null,
        email text,
        no_ktp text not null check (no_ktp ~ '^[0-9]{16}$'),
        npwp text not null check (npwp ~ '^([0-9]{15}|[0-9]{16})$'),
        file_ktp text not null,
        file_npwp text not null,
        file_formulir text not null,
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
      create index data_pribadi_no_ktp on data_pribadi (no_ktp);

      create table pengalaman_person (
        id integer generated always as identity primary key,
        rekanan_id integer not null references rekanan (id),
        nama text not null,
        instansi text not null,
        jabatan text not null,
        tahun smallint not null check (tahun between 1000 and 9999),
        durasi_tahun smallint not null default 0 check (durasi_tahun >= 0),
        durasi_bulan smallint not null default 0 check (durasi_bulan >= 0),
        durasi_hari smallint not null default 0 check (durasi_hari >= 0),
        keterangan text not null,
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
      create index pengalaman_person_rekanan on pengalaman_person (rekanan_id, id);

      create table sertifikat_person (
        id integer generated always as identity primary key,
        rekanan_id integer not null references rekanan (id),
        keahlian text not null,
        no_sertifikat text not null,
        file_sertifikat text not null,
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
      create unique index sertifikat_person_unik
        on sertifikat_person (rekanan_id, lower(no_sertifikat), lower(keahlian));
    `)
  }

  async down() {
    this.schema.raw('drop table sertifikat_person, pengalaman_person, data_pribadi')
  }
}
