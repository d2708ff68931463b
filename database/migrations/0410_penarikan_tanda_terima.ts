import { BaseSchema } from '@adonisjs/lucid/schema'

/** A withdrawal is answered by a receipt of its own, a leaf of the public log (ADR 0048). Nothing wrote the table before. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table penarikan
        add column kode text not null unique check (kode <> '' and length(kode) <= 50),
        -- the receipt as the installation signed it, and that signature
        add column isi jsonb not null,
        add column tanda_tangan_penerima text not null check (tanda_tangan_penerima <> '')`)
  }

  async down() {
    this.schema.raw(
      'alter table penarikan drop column kode, drop column isi, drop column tanda_tangan_penerima'
    )
  }
}
