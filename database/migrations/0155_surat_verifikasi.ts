import { BaseSchema } from '@adonisjs/lucid/schema'

/** What verifiers decided on a vendor and was not mailed yet: one letter tells a whole sitting (decisions §3). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table surat_verifikasi (
        rekanan_id integer primary key references rekanan (id) on delete cascade,
        -- [{ bagian, remark }]; remark null: verified
        keputusan jsonb not null check (jsonb_typeof(keputusan) = 'array'),
        terakhir_pada timestamptz not null
      );
      create index surat_verifikasi_terakhir on surat_verifikasi (terakhir_pada);
    `)
  }

  async down() {
    this.schema.raw('drop table surat_verifikasi')
  }
}
