/** Demo data: accounts of every role and a vendor in each status; never in production. */
import mail from '@adonisjs/mail/services/main'
import type { Client } from 'pg'
import { isiDemoBerita } from './demo_berita.js'
import { isiDemoAkun } from './demo_akun.js'
import { isiDemoMaster } from './demo_master.js'
import { isiDemoRekanan } from './demo_rekanan.js'
import { isiDemoRup } from './demo_rup.js'
import { isiDemoPaket } from './demo_paket.js'

export async function isiDemo(klien: Client): Promise<void> {
  // Nobody is written to about things that never happened.
  mail.fake()
  try {
    await isiDemoMaster(klien)
    await isiDemoAkun(klien)
    await isiDemoRekanan()
    await isiDemoRup()
    await isiDemoPaket()
    await isiDemoBerita(klien)
  } finally {
    mail.restore()
  }
}
