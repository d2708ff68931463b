import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What had come in when a submission stage ended: the receipts that count, and the root over them that stands in the
 * public log. Only what it covers is opened.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table penutupan (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        tahap text not null,
        -- the end that the schedule had
        selesai timestamptz not null,
        dicatat_pada timestamptz not null,
        penawar integer not null check (penawar >= 0),
        -- codes of the receipts, in the order of the root's leaves
        tanda_terima text[] not null,
        akar bytea not null check (octet_length(akar) = 32),
        unique (paket_id, tahap, selesai)
      )`)
    this.schema.raw(
      `create index jadwal_pemasukan_selesai on jadwal (selesai) where include and kunci like 'pemasukan%'`
    )
  }

  async down() {
    this.schema.raw('drop index jadwal_pemasukan_selesai')
    this.schema.raw('drop table penutupan')
  }
}
