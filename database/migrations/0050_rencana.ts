import { BaseSchema } from '@adonisjs/lucid/schema'
import { indeksTrigram } from '../trigram_index.js'

/** Annual plan: programs and activities with their approval (decisions §4). Money is whole rupiah. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table program (
        id integer generated always as identity primary key,
        kode text not null,
        nama text not null,
        divisi_kode text not null references divisi (kode) on update cascade,
        tahun_anggaran integer not null check (tahun_anggaran between 2020 and 2035),
        dibuat_oleh integer references pengguna (id),
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp(),
        unique (tahun_anggaran, kode)
      );
      create index program_divisi on program (divisi_kode, tahun_anggaran);

      create table kegiatan (
        id integer generated always as identity primary key,
        kode text not null,
        nama text not null,
        program_id integer not null references program (id),
        coa_id integer not null references coa (id),
        jenis_pengadaan text not null check (jenis_pengadaan in ('BAR','KON','KOL','LAI')),
        divisi_kode text not null references divisi (kode) on update cascade,
        ppk_id integer not null references pengguna (id),
        pagu bigint not null check (pagu > 0),
        tahun_anggaran integer not null check (tahun_anggaran between 2020 and 2035),
        keterangan text,
        status text not null default 'N' check (status in ('N','U')),
        persetujuan text not null default ''
          check (persetujuan in ('','S','AM','RM','AP','RP','AU','RU','AD','RD')),
        catatan text,
        pengaju_id integer references pengguna (id),
        diajukan_pada timestamptz,
        -- who wrote this version: none of them may approve it
        penyunting integer[] not null default '{}',
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp(),
        unique (tahun_anggaran, kode)
      );
      create index kegiatan_program on kegiatan (program_id);
      create index kegiatan_divisi on kegiatan (divisi_kode, tahun_anggaran, persetujuan);
      create index kegiatan_ppk on kegiatan (ppk_id, tahun_anggaran, persetujuan);
      create index kegiatan_persetujuan on kegiatan (persetujuan, tahun_anggaran);
      ${indeksTrigram('program', ['kode', 'nama'])}
      ${indeksTrigram('kegiatan', ['kode', 'nama'])}
    `)
  }

  async down() {
    this.schema.raw('drop table kegiatan, program')
  }
}
