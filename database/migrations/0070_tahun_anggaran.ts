import { BaseSchema } from '@adonisjs/lucid/schema'

const TABEL = ['program', 'kegiatan', 'paket']

/** Which budget years are on offer moves with the clock (domain); the tables only know where they begin. */
export default class extends BaseSchema {
  async up() {
    for (const tabel of TABEL) {
      this.schema.raw(`
        alter table ${tabel} drop constraint ${tabel}_tahun_anggaran_check,
          add constraint ${tabel}_tahun_anggaran_check check (tahun_anggaran >= 2020)`)
    }
  }

  async down() {
    for (const tabel of TABEL) {
      this.schema.raw(`
        alter table ${tabel} drop constraint ${tabel}_tahun_anggaran_check,
          add constraint ${tabel}_tahun_anggaran_check check (tahun_anggaran between 2020 and 2035)`)
    }
  }
}
