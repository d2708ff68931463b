import { BaseSchema } from '@adonisjs/lucid/schema'

const LAMA = `status_pelaksanaan <> 'N'`
const BARU = 'diterbitkan_pada is not null'

/** A package that was cancelled before its publication is in no public list: their indexes say what the lists ask. */
export default class extends BaseSchema {
  async up() {
    this.#indeks(BARU)
  }

  async down() {
    this.#indeks(LAMA)
  }

  #indeks(terbit: string) {
    this.schema.raw(`
      drop index paket_terbit, paket_baru;
      create index paket_terbit on paket (tahun_anggaran, diterbitkan_pada desc nulls last, id desc)
        where ${terbit};
      create index paket_baru on paket (diterbitkan_pada desc, id desc)
        where ${terbit} and metode_pemilihan <> 'TLA';
    `)
  }
}
