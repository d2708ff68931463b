import { BaseSchema } from '@adonisjs/lucid/schema'

/** The public plan of a year in its order, and the newest packages of all years for the feed. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index kegiatan_rencana on kegiatan (tahun_anggaran, kode, id) where persetujuan = 'AD';
      create index paket_baru on paket (diterbitkan_pada desc, id desc)
        where status_pelaksanaan <> 'N' and metode_pemilihan <> 'TLA';
    `)
  }

  async down() {
    this.schema.raw('drop index paket_baru, kegiatan_rencana')
  }
}
