import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the public lists and the reader's rules of stage files look up. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index paket_terbit on paket (tahun_anggaran, diterbitkan_pada desc nulls last, id desc)
        where status_pelaksanaan <> 'N';
      create index jadwal_berkas_file on jadwal_berkas (file);
      create index paket_dokumen_file on paket_dokumen (file);
      create index sanggah_menunggu on sanggah (paket_id)
        where tgl_kirim_admin is null;
    `)
  }

  async down() {
    this.schema.raw(
      'drop index sanggah_menunggu, paket_dokumen_file, jadwal_berkas_file, paket_terbit'
    )
  }
}
