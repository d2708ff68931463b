import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why a change of powers is asked for, where who asks has to say it; `alasan` is the decision's. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `alter table perubahan_akses add column sebab text check (sebab <> '' and length(sebab) <= 500)`
    )
  }

  async down() {
    this.schema.raw('alter table perubahan_akses drop column sebab')
  }
}
