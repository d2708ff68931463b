/**
 * The rehearsal room's content: the cast of the demonstration and fresh packages, each before its registration. Refused on any database but a rehearsal's.
 */
import mail from '@adonisjs/mail/services/main'
import type { Client } from 'pg'
import { isRehearsal } from '@eproc/backend/app/core/latihan/rehearsal'
import type { PaketDemo } from './demo_paket_content.ts'
import { seedDemoAkun } from './demo_akun.js'
import { seedDemoMaster } from './demo_master.js'
import { endDemoSessions } from './demo_paket_actors.js'
import { seedDemoPaket } from './demo_paket.js'
import { seedDemoRekanan } from './demo_rekanan.js'
import { seedDemoRup } from './demo_rup.js'
import { requireKeys } from './keys_required.js'

const SIPIL = ['41019', '43221'] as const

const berjalan = (kini: string) => ({ jenis: 'berjalan', kini }) as const

/** One package of every template, just announced; who takes part is the player's. The first one is the shortest public tender. */
export const PAKET_LATIHAN: readonly PaketDemo[] = [
  { contoh: 'CTH-009', akhir: berjalan('pengumuman'), kbli: SIPIL, lokasi: 'LP-004' },
  {
    contoh: 'CTH-043',
    akhir: berjalan('pengumuman'),
    metode: 'TEN',
    kualifikasi: 'K2',
    metodeEvaluasi: 'RENPSG',
    kbli: SIPIL,
    lokasi: 'LP-002',
  },
  { contoh: 'CTH-002', akhir: berjalan('pengumuman-pra'), kbli: SIPIL, lokasi: 'LP-006' },
  {
    contoh: 'CTH-025',
    akhir: berjalan('pengumuman'),
    jenisPeserta: 'VO',
    kbli: ['62019'],
    lokasi: 'LP-004',
  },
  {
    contoh: 'CTH-029',
    akhir: berjalan('pengumuman-pra'),
    jenisPeserta: 'VO',
    kbli: ['62019'],
    lokasi: 'LP-001',
  },
  // Invited vendors only.
  {
    contoh: 'CTH-042',
    akhir: berjalan('undangan-peserta'),
    kbli: ['43211'],
    lokasi: 'LP-001',
    peserta: [{ login: 'rekanan2', tawar: null }],
  },
  {
    contoh: 'CTH-028',
    akhir: berjalan('undangan-peserta'),
    jenisPeserta: 'O',
    lokasi: 'LP-003',
    peserta: [{ login: 'perorangan1', tawar: null }],
  },
]

/** The table of the clock, and of tickets that were shown; the room's alone, so no migration makes them. */
export async function prepareRoom(klien: Client): Promise<void> {
  if (!isRehearsal) throw new Error('Isi latihan hanya untuk basis data latihan')
  await klien.query(`
    create table if not exists latihan_jam (
      satu boolean primary key default true check (satu),
      geser_ms bigint not null default 0 check (geser_ms >= 0)
    );
    create table if not exists latihan_tiket (nomor text primary key);
  `)
}

/** Once; the row of the clock says that it is complete. */
export async function seedLatihan(klien: Client): Promise<void> {
  if (!isRehearsal) throw new Error('Isi latihan hanya untuk basis data latihan')
  const done = await klien.query('select 1 from latihan_jam')
  if (done.rowCount) return
  mail.fake()
  try {
    // A game of one: nobody is there who would keep a second key.
    await requireKeys(klien, '0')
    await seedDemoMaster(klien)
    await seedDemoAkun(klien)
    await seedDemoRekanan()
    await seedDemoRup()
    await seedDemoPaket(PAKET_LATIHAN)
  } finally {
    await endDemoSessions()
    mail.restore()
  }
  await klien.query('insert into latihan_jam default values')
}
