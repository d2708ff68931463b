import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Fewer than two holders' keys are left after the end (sealing.md §4): the decision, once a stage, that its vendors open
 * their own offers, and the data keys that each of them handed over, wrapped by the installation as after an opening.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table keputusan_kunci (
        id integer generated always as identity primary key,
        paket_id integer not null references paket (id),
        -- key of the opening stage
        tahap text not null,
        oleh_id integer not null references pengguna (id),
        alasan text not null,
        -- until when vendors may open theirs
        batas timestamptz not null,
        diputuskan_pada timestamptz not null,
        unique (paket_id, tahap),
        check (batas > diputuskan_pada)
      );
      create table bukaan_rekanan (
        penawaran_id integer primary key references penawaran (id),
        keputusan_id integer not null references keputusan_kunci (id),
        kunci bytea not null,
        diserahkan_pada timestamptz not null
      );
      create index bukaan_rekanan_keputusan on bukaan_rekanan (keputusan_id)`)
  }

  async down() {
    this.schema.raw('drop table bukaan_rekanan, keputusan_kunci')
  }
}
