import { BaseSchema } from '@adonisjs/lucid/schema'

/** Incomplete documents fail the qualification: so it is stored now, and so it is read of what was judged before. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'update evaluasi set lulus_kualifikasi = false where hasil_kualifikasi = false and lulus_kualifikasi is null'
    )
  }

  // It was meant so before.
  async down() {}
}
