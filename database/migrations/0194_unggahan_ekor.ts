import { BaseSchema } from '@adonisjs/lucid/schema'

/** A tus client may end its pieces at any byte: those after the last full unit wait here, sealed, for the rest of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table unggahan add column ekor bytea')
  }

  async down() {
    this.schema.raw('alter table unggahan drop column ekor')
  }
}
