import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Evaluation, determination and objections in their further rounds: a proposal beside a confirmed determination, a
 * winner that dropped out, objections of a round that an upheld one closed, and which results were told to vendors.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table evaluasi
        -- evaluated cost over the economic life (EKO)
        add column biaya_evaluasi bigint check (biaya_evaluasi >= 0),
        -- raw price score given by the pokja instead of the proposed lowest / this x 100
        add column harga_manual boolean not null default false,
        -- why a determined winner dropped out: withdrew, negotiation failed
        add column gugur_alasan text,
        add column gugur_pada timestamptz;

      drop index penetapan_satu;
      create unique index penetapan_usul on penetapan (paket_id, tahap) where status = 'usul';
      create unique index penetapan_tegas on penetapan (paket_id, tahap) where status = 'tegas';
      create index penetapan_paket on penetapan (paket_id, id);
      alter table penetapan
        add column jenis text not null default 'urutan' check (jenis in ('kualifikasi','urutan','pengganti')),
        add column alasan_tolak text,
        add check (status = 'usul' or status = 'ganti' or ditegaskan_pada is not null);

      alter table sanggah
        drop constraint sanggah_paket_id_rekanan_id_tipe_key,
        -- taken on paper and entered by staff
        add column pencatat_id integer references pengguna (id),
        -- closed by a new evaluation: the vendor may object to its result again
        add column ditutup_pada timestamptz,
        add check ((tgl_kirim_admin is null) = (hasil is null));
      create unique index sanggah_satu on sanggah (paket_id, rekanan_id, tipe) where ditutup_pada is null;

      create table pengumuman_hasil (
        paket_id integer not null references paket (id),
        tahap text not null,
        pada timestamptz not null,
        primary key (paket_id, tahap)
      );
    `)
  }

  async down() {
    this.schema.raw(`
      drop table pengumuman_hasil;
      drop index sanggah_satu;
      alter table sanggah drop column pencatat_id, drop column ditutup_pada,
        add unique (paket_id, rekanan_id, tipe);
      alter table penetapan drop column jenis, drop column alasan_tolak;
      drop index penetapan_paket;
      drop index penetapan_tegas;
      drop index penetapan_usul;
      create unique index penetapan_satu on penetapan (paket_id, tahap) where status in ('usul','tegas');
      alter table evaluasi drop column biaya_evaluasi, drop column harga_manual, drop column gugur_alasan,
        drop column gugur_pada;
    `)
  }
}
