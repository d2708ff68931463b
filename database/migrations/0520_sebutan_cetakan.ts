import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * By which names, and by which share of the HPS, a printout was drawn: it is compared with what it would say by these, so
 * that neither a vendor's new name nor a changed parameter makes a signed paper look overtaken. Those in force get what
 * holds now.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table cetakan add column sebutan jsonb;
      update cetakan c set sebutan = jsonb_build_object(
        'rekanan', coalesce((select jsonb_object_agg(r.id, r.nama) from rekanan r where r.id in (
          select rekanan_id from peserta where paket_id = c.paket_id
          union select rekanan_id from undangan where paket_id = c.paket_id)), '{}'),
        'pengguna', coalesce((select jsonb_object_agg(u.id, u.nama) from pengguna u where u.id in (
          select pengirim_id from undangan where paket_id = c.paket_id
          union select pengirim_id from ba_negosiasi where paket_id = c.paket_id)), '{}'),
        'ambang', (select value::numeric from parameter
          where key = 'AMBANG_PENAWARAN_RENDAH' and value ~ '^[0-9]+([.][0-9]+)?$'))
       where c.dicabut_pada is null
    `)
  }

  async down() {
    this.schema.raw('alter table cetakan drop column sebutan')
  }
}
