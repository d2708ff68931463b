import { BaseSchema } from '@adonisjs/lucid/schema'

/** A schedule revision may also be turned down with a note (decisions §5). */
export default class extends BaseSchema {
  async up() {
    this.#status(`'menunggu', 'disetujui', 'diganti', 'ditolak'`)
    this.schema.raw('alter table jadwal_revisi add column catatan text')
  }

  async down() {
    this.schema.raw(`
      alter table jadwal_revisi drop column catatan;
      update jadwal_revisi set status = 'diganti' where status = 'ditolak';
    `)
    this.#status(`'menunggu', 'disetujui', 'diganti'`)
  }

  #status(list: string) {
    this.schema.raw(`
      alter table jadwal_revisi drop constraint jadwal_revisi_status_check;
      alter table jadwal_revisi add constraint jadwal_revisi_status_check check (status in (${list}));
    `)
  }
}
