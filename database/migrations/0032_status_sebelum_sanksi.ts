import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The vendor's status from before its user was made I or S, so that lifting it brings the vendor back
 * to where it stood (an A vendor stays A while a changed section waits).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table rekanan add column status_sebelum_sanksi text
        check (status_sebelum_sanksi in ('N','V','A','E'))
    `)
  }

  async down() {
    this.schema.raw('alter table rekanan drop column status_sebelum_sanksi')
  }
}
