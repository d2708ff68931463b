/**
 * One LISTEN connection a process: other modules subscribe to channels, `pg_notify` inside a
 * business transaction wakes them in every process. Payloads are ids only.
 */
import pg from 'pg'
import logger from '@adonisjs/core/services/logger'
import { urlAplikasi } from '#config/database'

type Pelanggan = (isi: string) => void

const pelanggan = new Map<string, Set<Pelanggan>>()
let klien: pg.Client | null = null
let berhenti = false
let penundaan: NodeJS.Timeout | null = null

async function sambung(): Promise<void> {
  const baru = new pg.Client({
    connectionString: urlAplikasi(),
    application_name: 'eproc-pendengar',
    keepAlive: true,
  })
  baru.on('notification', ({ channel, payload }) => {
    for (const panggil of pelanggan.get(channel) ?? []) panggil(payload ?? '')
  })
  const putus = () => {
    if (klien !== baru) return
    klien = null
    if (!berhenti) penundaan = setTimeout(() => void nyalakanPendengar(), 500)
  }
  baru.on('error', putus)
  baru.on('end', putus)
  await baru.connect()
  klien = baru
  for (const saluran of pelanggan.keys()) await baru.query(`listen ${pg.escapeIdentifier(saluran)}`)
}

/** Connects and, after a cut, connects again until `hentikanPendengar`. */
export async function nyalakanPendengar(): Promise<void> {
  berhenti = false
  try {
    await sambung()
  } catch (error) {
    logger.warn({ err: error }, 'pendengar basis data belum tersambung')
    if (!berhenti) penundaan = setTimeout(() => void nyalakanPendengar(), 500)
  }
}

export async function hentikanPendengar(): Promise<void> {
  berhenti = true
  if (penundaan) clearTimeout(penundaan)
  const lama = klien
  klien = null
  await lama?.end().catch(() => {})
}

/** Subscribes to a channel; answers the function that ends the subscription. */
export function dengarkan(saluran: string, panggil: Pelanggan): () => void {
  let kumpulan = pelanggan.get(saluran)
  if (!kumpulan) {
    kumpulan = new Set()
    pelanggan.set(saluran, kumpulan)
    void klien?.query(`listen ${pg.escapeIdentifier(saluran)}`).catch(() => {})
  }
  kumpulan.add(panggil)
  return () => kumpulan.delete(panggil)
}
