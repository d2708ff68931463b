import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the reports look up: packages by the month in which they were made, a package's revisions from the first. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index paket_dibuat on paket (tahun_anggaran, dibuat_pada);
      create index jadwal_revisi_paket on jadwal_revisi (paket_id, id);
      create index berkas_laporan on berkas (dibuat_pada) where kelas = 'laporan';
    `)
  }

  async down() {
    this.schema.raw('drop index berkas_laporan, jadwal_revisi_paket, paket_dibuat')
  }
}
