import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Since when an activity has its approval status, so that an inbox can say how long it waits. Written with the
 * application's clock by the use cases.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table kegiatan add column persetujuan_pada timestamptz not null default clock_timestamp();
      update kegiatan set persetujuan_pada = diubah_pada;
      create index kegiatan_urut_nama on kegiatan (lower(nama), id);
      create index program_urut_nama on program (lower(nama), id);
    `)
  }

  async down() {
    this.schema.raw(`
      drop index program_urut_nama;
      drop index kegiatan_urut_nama;
      alter table kegiatan drop column persetujuan_pada;
    `)
  }
}
