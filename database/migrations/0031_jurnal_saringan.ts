import { BaseSchema } from '@adonisjs/lucid/schema'

/** The audit view filters by the beginning of the action. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('create index jurnal_aksi on jurnal (aksi text_pattern_ops, id desc)')
  }

  async down() {
    this.schema.raw('drop index jurnal_aksi')
  }
}
