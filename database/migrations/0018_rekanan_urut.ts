import { BaseSchema } from '@adonisjs/lucid/schema'

/** The vendor list's order with its tie-breaker, so that a page is read from the index alone. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      drop index rekanan_nama;
      create index rekanan_nama on rekanan (lower(nama), id);
      drop index rekanan_status;
      create index rekanan_status on rekanan (status, jenis, lower(nama), id);
    `)
  }

  async down() {
    this.schema.raw(`
      drop index rekanan_nama, rekanan_status;
      create index rekanan_nama on rekanan (lower(nama));
      create index rekanan_status on rekanan (status, lower(nama));
    `)
  }
}
