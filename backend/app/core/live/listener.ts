/**
 * One LISTEN connection a process: other modules subscribe to channels, `pg_notify` inside a
 * business transaction wakes them in every process. Payloads are ids only.
 */
import pg from 'pg'
import logger from '@adonisjs/core/services/logger'
import { applicationUrl } from '#config/database'

type Subscriber = (isi: string) => void

const subscribers = new Map<string, Set<Subscriber>>()
let klien: pg.Client | null = null
let berhenti = false
let penundaan: NodeJS.Timeout | null = null
let asked: Promise<unknown> = Promise.resolve()

async function sambung(): Promise<void> {
  const baru = new pg.Client({
    connectionString: applicationUrl(),
    application_name: 'eproc-pendengar',
    keepAlive: true,
  })
  baru.on('notification', ({ channel, payload }) => {
    for (const panggil of subscribers.get(channel) ?? []) panggil(payload ?? '')
  })
  const putus = () => {
    if (klien !== baru) return
    klien = null
    if (!berhenti) penundaan = setTimeout(() => void startListener(), 500)
  }
  baru.on('error', putus)
  baru.on('end', putus)
  await baru.connect()
  klien = baru
  for (const saluran of subscribers.keys())
    await baru.query(`listen ${pg.escapeIdentifier(saluran)}`)
}

/** Connects and, after a cut, connects again until `stopListener`. */
export async function startListener(): Promise<void> {
  berhenti = false
  try {
    await sambung()
  } catch (error) {
    logger.warn({ err: error }, 'pendengar basis data belum tersambung')
    if (!berhenti) penundaan = setTimeout(() => void startListener(), 500)
  }
}

export async function stopListener(): Promise<void> {
  berhenti = true
  if (penundaan) clearTimeout(penundaan)
  const previous = klien
  klien = null
  await previous?.end().catch(() => {})
}

/** Subscribes to a channel; answers the function that ends the subscription. */
export function listen(saluran: string, panggil: Subscriber): () => void {
  let kumpulan = subscribers.get(saluran)
  if (!kumpulan) {
    kumpulan = new Set()
    subscribers.set(saluran, kumpulan)
    if (klien) asked = klien.query(`listen ${pg.escapeIdentifier(saluran)}`).catch(() => {})
  }
  kumpulan.add(panggil)
  return () => kumpulan.delete(panggil)
}

/** Resolves once the database tells this process of every channel that somebody has subscribed to. */
export const listening = (): Promise<unknown> => asked
