import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Mails with a link into an account are marked, and lose their text once they were sent or given up: of a link only the
 * hash is kept. Each statement for itself, so that the outbox goes on while the old ones are blanked.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  async up() {
    this.schema.raw(`
      set local lock_timeout = '5s';
      alter table surat add column if not exists rahasia boolean not null default false
    `)
    this.schema.raw(`
      update surat set rahasia = true,
             teks = case when status = 'antre' then teks else '' end,
             html = case when status = 'antre' then html else '' end
       where teks ~ '/(registrasi/user|userman/forget)/[A-Za-z0-9_-]{43}'
    `)
  }

  // What was blanked is gone.
  async down() {
    this.schema.raw('alter table surat drop column rahasia')
  }
}
