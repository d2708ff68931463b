/** Demo data: accounts of every role and a vendor in each status; never in production. */
import mail from '@adonisjs/mail/services/main'
import type { Client } from 'pg'
import { endDemoSessions } from './demo_paket_actors.js'
import { seedDemoBerita } from './demo_berita.js'
import { seedDemoAkun } from './demo_akun.js'
import { seedDemoKeys } from './demo_keys.js'
import { seedDemoMaster } from './demo_master.js'
import { seedDemoRekanan } from './demo_rekanan.js'
import { seedDemoRup } from './demo_rup.js'
import { seedDemoPaket } from './demo_paket.js'
import { withoutKeys } from './keys_required.js'

export async function seedDemo(klien: Client): Promise<void> {
  // Nobody is written to about things that never happened.
  mail.fake()
  try {
    await seedDemoMaster(klien)
    await seedDemoAkun(klien)
    await seedDemoKeys()
    await seedDemoRekanan()
    await seedDemoRup()
    await withoutKeys(klien, seedDemoPaket)
    await seedDemoBerita(klien)
  } finally {
    await endDemoSessions()
    mail.restore()
  }
}
