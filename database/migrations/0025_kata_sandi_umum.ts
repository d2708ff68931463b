import { BaseSchema } from '@adonisjs/lucid/schema'

/** The commonest passwords, in lower case: compare with `lower($1)`. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table kata_sandi_umum (
        kata_sandi text primary key check (kata_sandi = lower(kata_sandi)),
        kelompok text not null check (kelompok in ('umum', 'indonesia', 'konteks')),
        sumber text not null,
        dibuat_pada timestamptz not null default clock_timestamp(),
        diubah_pada timestamptz not null default clock_timestamp()
      );
    `)
  }

  async down() {
    this.schema.raw('drop table kata_sandi_umum;')
  }
}
