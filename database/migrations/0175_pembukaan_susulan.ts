import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why an opening was done after its stage (decisions §5 'Time alone does not end a deed'). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `alter table pembukaan add column alasan_susulan text check (alasan_susulan <> '')`
    )
  }

  async down() {
    this.schema.raw('alter table pembukaan drop column alasan_susulan')
  }
}
