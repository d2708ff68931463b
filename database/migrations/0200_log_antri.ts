import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What waits for the public log, and where it came to stand. The log itself is files; a row holds what opens a
 * commitment, and setting salt and content to null is the erasure.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table log_antri (
        id bigint generated always as identity primary key,
        jenis text not null check (jenis ~ '^[a-z-]{1,40}$'),
        objek text not null,
        objek_id text not null,
        komitmen bytea not null check (octet_length(komitmen) = 32),
        garam bytea check (octet_length(garam) = 32),
        isi text,
        daun bigint check (daun >= 0),
        letak integer check (letak >= 0),
        jalur bytea check (octet_length(jalur) % 32 = 0),
        dibuat_pada timestamptz not null,
        check ((garam is null) = (isi is null)),
        check ((daun is null) = (letak is null) and (daun is null) = (jalur is null))
      )`)
    this.schema.raw('create index log_antri_menunggu on log_antri (id) where daun is null')
    this.schema.raw('create index log_antri_objek on log_antri (objek, objek_id)')
  }

  async down() {
    this.schema.raw('drop table log_antri')
  }
}
