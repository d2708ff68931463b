import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Which vendors had passed when a submission after a result began: fixed once for each begin of it, and a leaf of the
 * public log by their pseudonyms (ADR 0027).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table hak_masuk (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        -- key of the submission stage, and its begin by the schedule
        tahap text not null,
        mulai timestamptz not null,
        rekanan integer[] not null,
        dicatat_pada timestamptz not null,
        unique (paket_id, tahap, mulai)
      )`)
  }

  async down() {
    this.schema.raw('drop table hak_masuk')
  }
}
