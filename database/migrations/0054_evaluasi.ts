import { BaseSchema } from '@adonisjs/lucid/schema'

/** Evaluation, determination and negotiation (S2 §4, decisions §5.3). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table evaluasi (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        rekanan_id integer not null references rekanan (id),
        hasil_kualifikasi boolean,
        lulus_kualifikasi boolean,
        hasil_administrasi boolean,
        hasil_teknis numeric(5,2) check (hasil_teknis between 0 and 100),
        lulus_teknis boolean,
        hasil_harga numeric(5,2) check (hasil_harga between 0 and 100),
        lulus_harga boolean,
        -- corrected offer in rupiah; a note when it differs from the offered one
        nilai_penawaran bigint check (nilai_penawaran >= 0),
        catatan_koreksi text,
        total_nilai numeric(7,2),
        urutan integer not null default 0 check (urutan >= 0),
        -- reason a part, readable by the vendor once announced: {"kualifikasi": "…", …}
        alasan jsonb not null default '{}'::jsonb,
        negosiasi_teknis text,
        negosiasi_harga bigint check (negosiasi_harga >= 0),
        versi integer not null default 1,
        diubah_pada timestamptz not null default clock_timestamp(),
        unique (paket_id, rekanan_id)
      );
      create unique index evaluasi_satu_pemenang on evaluasi (paket_id) where urutan = 1;
      create unique index evaluasi_urutan on evaluasi (paket_id, urutan) where urutan > 0;

      create table penetapan (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        tahap text not null,
        -- proposed ranking [{rekananId, urutan, …}] and why
        isi jsonb not null,
        alasan text,
        pengusul_id integer not null references pengguna (id),
        diusulkan_pada timestamptz not null,
        penegas_id integer references pengguna (id),
        ditegaskan_pada timestamptz,
        status text not null default 'usul' check (status in ('usul','tegas','tolak','ganti'))
      );
      create unique index penetapan_satu on penetapan (paket_id, tahap) where status in ('usul','tegas');
    `)
  }

  async down() {
    this.schema.raw('drop table penetapan, evaluasi')
  }
}
