/** Demo data: accounts of every role and a vendor in each status; never in production. */
import type { Client } from 'pg'
import { isiDemoBerita } from './demo_berita.js'
import { isiDemoMaster } from './demo_master.js'

export async function isiDemo(klien: Client): Promise<void> {
  await isiDemoMaster(klien)
  await isiDemoBerita(klien)
}
