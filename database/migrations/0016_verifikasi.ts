import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What verifiers look for: how many sections of a vendor wait, kept by the database itself, and the
 * order of their list.
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
    this.schema.raw(`
      alter table rekanan add column bagian_menunggu smallint not null generated always as (
        ${bagian.map((b) => `(status_${b} = 'V')::int`).join(' + ')}) stored;
      create index rekanan_menunggu on rekanan (diubah_pada) where bagian_menunggu > 0;
      create index rekanan_no_registrasi on rekanan (no_registrasi text_pattern_ops);
      create index rekanan_diubah on rekanan (diubah_pada desc, id);
    `)
  }

  async down() {
    this.schema.raw(`
      drop index rekanan_diubah, rekanan_no_registrasi;
      alter table rekanan drop column bagian_menunggu;
    `)
  }
}
