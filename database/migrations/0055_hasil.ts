import { BaseSchema } from '@adonisjs/lucid/schema'

/** Objections, minutes of negotiation, award letters and direct-appointment minutes (S3 §2.3). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table sanggah (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        rekanan_id integer not null references rekanan (id),
        tipe text not null check (tipe in ('P','B','BD')),
        file_sanggah_vendor text not null,
        tgl_kirim_vendor timestamptz not null,
        file_sanggah_admin text,
        tgl_kirim_admin timestamptz,
        penjawab_id integer references pengguna (id),
        hasil text check (hasil in ('terbukti','tidakTerbukti','tidakDapatDiterima')),
        catatan text,
        unique (paket_id, rekanan_id, tipe)
      );
      create table ba_negosiasi (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        rekanan_id integer not null references rekanan (id),
        file text not null,
        tgl_kirim timestamptz not null,
        pengirim_id integer not null references pengguna (id),
        unique (paket_id, rekanan_id)
      );
      create table sppbj (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        rekanan_id integer not null references rekanan (id),
        file text not null,
        tgl_kirim timestamptz not null,
        pengirim_id integer not null references pengguna (id),
        unique (paket_id, rekanan_id)
      );
      create table ba_pl (
        paket_id integer primary key references paket (id),
        file_evaluasi_kualifikasi text,
        file_evaluasi_administrasi_teknis text,
        file_evaluasi_harga text,
        file_hasil_negosiasi text,
        file_sppbj text,
        file_spk text,
        file_spmk text,
        diubah_pada timestamptz not null default clock_timestamp()
      );
    `)
  }

  async down() {
    this.schema.raw('drop table ba_pl, sppbj, ba_negosiasi, sanggah')
  }
}
