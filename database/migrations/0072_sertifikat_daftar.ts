import { BaseSchema } from '@adonisjs/lucid/schema'
import { indeksTrigram } from '../trigram_index.ts'

/** The list of certificates is sorted by its times and searched by number. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index sertifikat_rekanan_dibuat on sertifikat_rekanan (dibuat_pada, id desc);
      create index sertifikat_rekanan_dikirim on sertifikat_rekanan (dikirim_pada, id desc);
      ${indeksTrigram('sertifikat_rekanan', ['nomor'])}
    `)
  }

  async down() {
    this.schema.raw(`
      drop index sertifikat_rekanan_dibuat, sertifikat_rekanan_dikirim;
      drop index if exists sertifikat_rekanan_cari;
    `)
  }
}
