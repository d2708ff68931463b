import { BaseSchema } from '@adonisjs/lucid/schema'

/** An appeal that was entered from paper by mistake is taken back, with the reason. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table sanggah add column alasan_tarik text')
  }

  async down() {
    this.schema.raw('alter table sanggah drop column alasan_tarik')
  }
}
