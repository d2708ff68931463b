import { BaseSchema } from '@adonisjs/lucid/schema'

/** A draft that was never submitted may be deleted by its author; one that was keeps its papers. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table paket add column pernah_diajukan boolean not null default false;
      update paket p set pernah_diajukan = true
        where p.status <> '' or p.pengaju_id is not null or p.status_pelaksanaan <> 'N'
           or exists (select 1 from jurnal j where j.objek = 'paket' and j.objek_id = p.id::text
                and j.aksi = 'paket.ajukan');
    `)
  }

  async down() {
    this.schema.raw('alter table paket drop column pernah_diajukan')
  }
}
