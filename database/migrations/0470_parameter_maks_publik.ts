import { BaseSchema } from '@adonisjs/lucid/schema'

/** MAKS_* is public (decisions §1); the reference data only add what an installation lacks. */
const LIMITS = `key in ('MAKS_UNGGAHAN_BERJALAN', 'MAKS_ALIRAN_PENGGUNA')`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`update parameter set publik = true where ${LIMITS}`)
  }

  async down() {
    this.schema.raw(`update parameter set publik = false where ${LIMITS}`)
  }
}
