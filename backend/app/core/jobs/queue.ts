/**
 * Jobs on PostgreSQL (pg-boss). `kirimTugas` inside a transaction commits and rolls back with it.
 * Modules register their work with `daftarkanTugas` or `daftarkanJadwal` when their routes load; the
 * server process starts the workers once it listens.
 */
import { fromKnex, PgBoss, type Job } from 'pg-boss'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { urlAplikasi } from '#config/database'

export const SKEMA_ANTREAN = 'antrean'

/** Every queue with its retry rule; created by the owner at set-up. */
export const TUGAS = {
  'kirim-surat': {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: 60,
  },
  'masa-berlaku-ijin': { retryLimit: 5, retryDelay: 60, retryBackoff: true },
  'tahap-berubah': { retryLimit: 5, retryDelay: 10, retryBackoff: true },
  'sapu-berkas': { retryLimit: 1, retryDelay: 60 },
  'sapu-unggahan': { retryLimit: 1, retryDelay: 60 },
  'bersihkan-sesi': { retryLimit: 1, retryDelay: 60 },
} as const

export type NamaTugas = keyof typeof TUGAS

type Pekerja = (isi: Record<string, unknown>, tugas: Job<Record<string, unknown>>) => Promise<void>

const pekerja = new Map<NamaTugas, { kerja: Pekerja; serentak: number }>()
const jadwal = new Map<NamaTugas, string>()
let boss: PgBoss | null = null

function bossBaru(): PgBoss {
  const satu = new PgBoss({
    connectionString: urlAplikasi(),
    application_name: 'eproc-antrean',
    schema: SKEMA_ANTREAN,
    migrate: false,
    createSchema: false,
    max: 3,
    reindex: false,
    monitorVacuum: false,
  })
  satu.on('error', (error) => logger.warn({ err: error }, 'antrean tugas'))
  return satu
}

/** Work for a queue; the handler must be safe to run twice. */
export function daftarkanTugas(nama: NamaTugas, kerja: Pekerja, serentak = 1): void {
  pekerja.set(nama, { kerja, serentak })
}

/** Timed work: a cron line in Asia/Jakarta. */
export function daftarkanJadwal(nama: NamaTugas, cron: string, kerja: Pekerja): void {
  daftarkanTugas(nama, kerja)
  jadwal.set(nama, cron)
}

interface PilihanTugas {
  /** not before this moment */
  mulai?: Date
  /** at most one waiting job of this key */
  kunciTunggal?: string
}

/** Queues a job inside `trx`: rolled back with it, visible after its commit. */
export async function kirimTugas(
  trx: TransactionClientContract,
  nama: NamaTugas,
  isi: Record<string, unknown>,
  pilihan: PilihanTugas = {}
): Promise<void> {
  if (!boss) boss = await mulaiBoss()
  await boss.send(nama, isi, {
    ...TUGAS[nama],
    db: fromKnex(trx.knexClient),
    ...(pilihan.mulai ? { startAfter: pilihan.mulai } : {}),
    ...(pilihan.kunciTunggal ? { singletonKey: pilihan.kunciTunggal } : {}),
  })
}

let sedangMulai: Promise<PgBoss> | null = null
function mulaiBoss(): Promise<PgBoss> {
  sedangMulai ??= (async () => {
    const satu = bossBaru()
    await satu.start()
    return satu
  })()
  return sedangMulai
}

/** Starts sending and working in this process. */
export async function nyalakanAntrean(): Promise<void> {
  boss = await mulaiBoss()
  for (const [nama, { kerja, serentak }] of pekerja) {
    await boss.work<Record<string, unknown>>(
      nama,
      { pollingIntervalSeconds: 0.5, batchSize: 1, localConcurrency: serentak },
      async (daftar) => {
        for (const tugas of daftar) await kerja(tugas.data, tugas)
      }
    )
  }
  for (const [nama, cron] of jadwal) await boss.schedule(nama, cron, {}, { tz: 'Asia/Jakarta' })
}

export async function hentikanAntrean(): Promise<void> {
  const lama = boss ?? (sedangMulai ? await sedangMulai.catch(() => null) : null)
  boss = null
  sedangMulai = null
  await lama?.stop({ graceful: true, timeout: 5000 }).catch(() => {})
}
