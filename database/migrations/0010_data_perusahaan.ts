import { BaseSchema } from '@adonisjs/lucid/schema'

/** Data Perusahaan (S2 §3 'Company'); the name lives in `rekanan`. Documents hold stored paths. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table data_perusahaan (
        rekanan_id integer primary key references rekanan (id),
        npwp text not null check (npwp ~ '^([0-9]{15}|[0-9]{16})$'),
        no_pengukuhan text,
        email text,
        website text,
        alamat text not null check (length(alamat) <= 200),
        kodepos text not null check (kodepos ~ '^[0-9]{5}$'),
        telepon text not null,
        fax text,
        cabang boolean not null default false,
        provinsi text not null,
        kabkod text not null,
        bentuk text not null
          check (bentuk in ('pp','cv','fa','pt','bumn','bumd','koperasi','yayasan')),
        ukuran text check (ukuran in ('mikro','kecil','menengah','besar')),
        pusat_alamat text check (length(pusat_alamat) <= 200),
        pusat_telepon text,
        pusat_fax text,
        pusat_email text,
        sk_pkp text,
        file_formulir text not null,
        file_non_pkp text,
        file_sertifikat text,
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp(),
        check (cabang = false or (pusat_alamat is not null and pusat_telepon is not null)),
        check (no_pengukuhan is null or sk_pkp is not null),
        check (no_pengukuhan is not null or file_non_pkp is not null)
      );
      create index data_perusahaan_npwp on data_perusahaan (npwp);
      create index data_perusahaan_wilayah on data_perusahaan (provinsi, kabkod);
      create index data_perusahaan_ukuran on data_perusahaan (ukuran);
    `)
  }

  async down() {
    this.schema.raw('drop table data_perusahaan')
  }
}
