import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A password is taken exactly as it was typed. Those stored before were hashed without the spaces around them, whatever was
 * typed, and go on being compared so until they are replaced. Both defaults are constants: no row is written.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table pengguna add column sandi_dipangkas boolean not null default true;
      alter table pengguna alter column sandi_dipangkas set default false;
    `)
  }

  async down() {
    this.schema.raw('alter table pengguna drop column sandi_dipangkas')
  }
}
