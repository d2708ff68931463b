import { BaseSchema } from '@adonisjs/lucid/schema'

/** Experience and tax records of a company (S2 §3 'Company experience', 'Tax'). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table pengalaman (
        id integer generated always as identity primary key,
        rekanan_id integer not null references rekanan (id),
        nama_kontrak text not null,
        lokasi text not null,
        instansi text not null,
        alamat text not null,
        telepon text not null,
        no_kontrak text not null,
        nilai_kontrak bigint not null check (nilai_kontrak > 0),
        persentase numeric(7,4) not null check (persentase between 0 and 100),
        tgl_pelaksanaan date not null,
        tgl_selesai_kontrak date not null,
        tgl_serah_terima date,
        keterangan text not null,
        dokumen text not null,
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp(),
        check (tgl_pelaksanaan < tgl_selesai_kontrak),
        check (tgl_serah_terima is null or tgl_selesai_kontrak < tgl_serah_terima)
      );
      create index pengalaman_rekanan on pengalaman (rekanan_id, id);

      create table pajak (
        id integer generated always as identity primary key,
        rekanan_id integer not null references rekanan (id),
        jenis text not null,
        masa text not null,
        nomor_terima text not null,
        tanggal_terima date not null,
        dokumen text not null,
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
      create unique index pajak_unik on pajak (rekanan_id, lower(jenis), lower(masa), lower(nomor_terima));
    `)
  }

  async down() {
    this.schema.raw('drop table pajak, pengalaman')
  }
}
