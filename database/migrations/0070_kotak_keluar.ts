import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The outbox drains by itself, in two lanes: what a person waits for (activation, password, receipt) goes before
 * everything else. A mail that could not be sent waits until `coba_pada`.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table surat
        add column segera boolean not null default false,
        add column coba_pada timestamptz not null default '-infinity';
      drop index surat_antre;
      create index surat_antre on surat (segera, coba_pada, dibuat_pada) where status = 'antre';
    `)
  }

  async down() {
    this.schema.raw(`
      drop index surat_antre;
      alter table surat drop column segera, drop column coba_pada;
      create index surat_antre on surat (dibuat_pada) where status = 'antre';
    `)
  }
}
