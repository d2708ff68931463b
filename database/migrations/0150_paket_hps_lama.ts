import { BaseSchema } from '@adonisjs/lucid/schema'

/** HPS as it was last decided on (S3 §3, totalPaguLama); an attachment of a place belongs to that place's package. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table paket add column total_pagu_lama bigint check (total_pagu_lama >= 0);
      update paket set total_pagu_lama = total_pagu where status in ('AM', 'RM');
      create index paket_lokasi_lampiran on paket_lokasi (lampiran) where lampiran is not null;
    `)
  }

  async down() {
    this.schema.raw(`
      drop index paket_lokasi_lampiran;
      alter table paket drop column total_pagu_lama;
    `)
  }
}
