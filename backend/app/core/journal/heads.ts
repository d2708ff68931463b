/**
 * The heads of the journal's chain in a file outside the database: number, hash and signature of every seal, a line each.
 * A tail that was cut in the database shows in it, and a file that was cut shows by its gaps.
 */
import { appendFile, mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import type { SealHead } from '#core/journal/seal'

export const headPath = (): string => join(env.get('DATA_DIR'), 'jurnal', 'kepala.jsonl')

/** A head as the file has it, or as somebody kept it (`verify-journal --ekspor`). */
export interface KeptHead {
  nomor: number
  hash: string
}

/** The heads of a text, a JSON object a line; a line that a crash cut short is none. */
export function readHeads(text: string): KeptHead[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as KeptHead)
    .filter(({ nomor, hash }) => Number.isSafeInteger(nomor) && typeof hash === 'string')
}

/** A file that cannot be read now is no file that was cut. */
const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

export const keptHeads = async (): Promise<KeptHead[]> =>
  readHeads((await readFile(headPath(), 'utf8').catch(absent)) ?? '')

/** What the check says of heads; its number is that of the seal. */
interface HeadProblem {
  segel: number
  pesan: string
}

/** A head was kept of a seal that is not there any more. */
export function cutTail(kept: readonly KeptHead[], last: number): HeadProblem | null {
  const top = kept.reduce((most, { nomor }) => Math.max(most, nomor), 0)
  if (top <= last) return null
  return { segel: last + 1, pesan: `Ekor jurnal terpotong: kepala ${top} pernah diekspor` }
}

/** A seal from `first` to `last` has no head in the file; the last one may be under way. */
export function cutFile(
  kept: readonly KeptHead[],
  first: number,
  last: number
): HeadProblem | null {
  const there = new Set(kept.map(({ nomor }) => nomor))
  for (let nomor = first; nomor < last; nomor++) {
    if (!there.has(nomor)) {
      return {
        segel: nomor,
        pesan: 'Berkas kepala jurnal (kepala.jsonl) terpotong atau dikosongkan',
      }
    }
  }
  return null
}

/** Longer than the last line can be. */
const TAIL_BYTES = 1024

/** Number of the last head in the file; 0 without one. */
async function lastKept(): Promise<number> {
  const file = await open(headPath()).catch(absent)
  if (!file) return 0
  try {
    const { size } = await file.stat()
    const from = Math.max(0, size - TAIL_BYTES)
    const { buffer } = await file.read({ buffer: Buffer.alloc(size - from), position: from })
    return readHeads(buffer.toString('utf8')).at(-1)?.nomor ?? 0
  } finally {
    await file.close()
  }
}

/**
 * Appends a head unless it stands there as the last. A file that lacks more than one was cut: that is not filled up, so
 * that the check finds it.
 */
export async function keepHead(head: SealHead): Promise<void> {
  const last = await lastKept()
  if (last >= head.nomor) return
  if (last !== head.nomor - 1) logger.warn({ nomor: head.nomor }, 'kepala jurnal terpotong')
  const line = { nomor: head.nomor, hash: head.hash, tanda: head.tanda_tangan }
  await mkdir(dirname(headPath()), { recursive: true, mode: 0o700 })
  await appendFile(headPath(), `${JSON.stringify(line)}\n`, { mode: 0o600 })
}
