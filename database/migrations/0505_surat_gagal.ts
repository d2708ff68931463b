import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Why a mail was given up, which package it is about, and when that was told. The package is no reference: a mail outlives
 * a draft, and writing one takes no lock on its package. Who gave up before was told on the health page alone, and is not
 * told again.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table surat
        add column paket_id integer,
        add column sebab_gagal text check (sebab_gagal in ('ditolak','lampiran','habis')),
        add column dikabarkan_pada timestamptz;
      update surat set dikabarkan_pada = clock_timestamp() where status = 'gagal';
    `)
  }

  async down() {
    this.schema.raw(
      'alter table surat drop column paket_id, drop column sebab_gagal, drop column dikabarkan_pada'
    )
  }
}
