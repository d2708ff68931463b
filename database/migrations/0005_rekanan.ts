import { BaseSchema } from '@adonisjs/lucid/schema'
import { indeksTrigram } from '../trigram_index.js'

/**
 * The vendor's row: life cycle, the section statuses with remarks (decisions §3), blacklist and
 * certificate. It comes with the first save of Data Perusahaan or Data Pribadi.
 */
export default class extends BaseSchema {
  async up() {
    const bagian = [
      'perusahaan',
      'ijin',
      'akta',
      'pemilik',
      'pengurus',
      'pengalaman',
      'pajak',
      'sertifikat',
    ]
    const kolomBagian = bagian
      .map(
        (b) => `status_${b} text not null default 'N' check (status_${b} in ('N','V','A','E')),
        remark_${b} text,`
      )
      .join('\n        ')
    this.schema.raw(`
      create table rekanan (
        id integer generated always as identity primary key,
        pengguna_id integer not null unique references pengguna (id),
        jenis text not null check (jenis in ('V','O')),
        no_registrasi text not null unique,
        nama text not null,
        status text not null default 'N' check (status in ('N','V','A','E','I','S')),
        ${kolomBagian}
        bebas_pengalaman boolean not null default false,
        blacklist boolean not null default false,
        blacklist_tgl_mulai date,
        blacklist_tgl_selesai date,
        blacklist_nomor text,
        blacklist_alasan text,
        file_blacklist text,
        nomor_sertifikat text unique,
        file_sertifikat text,
        sertifikat_pada timestamptz,
        versi integer not null default 1,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
      create index rekanan_status on rekanan (status, lower(nama));
      create index rekanan_nama on rekanan (lower(nama));
      create index rekanan_blacklist on rekanan (id) where blacklist;
      ${indeksTrigram('rekanan', ['nama', 'no_registrasi'])}
      ${indeksTrigram('pengguna', ['nama', 'login', 'email'])}
    `)
  }

  async down() {
    this.schema.raw('drop table rekanan; drop index if exists pengguna_cari')
  }
}
