/**
 * Draws papers beside the main thread: minutes of thirty offers of 300 lines take ten seconds, in which no request
 * would be answered and no COMMIT sent. One thread, one paper at a time, begun for the first paper and ended some time
 * after the last, so that a process that draws none keeps no memory for it.
 */
import { Worker } from 'node:worker_threads'
import { inti } from '@eproc/i18n/id/core'
import { atMost } from '#core/database/at_most'
import type { Sheet } from '#core/files/paper'
import { HttpError } from '#core/http/errors'

const IDLE_MS = 60_000
/**
 * What the thread may hold of objects: about 17 KB a priced line, so a hundred offers of 300 lines. Without a limit of its
 * own it would take the whole process along.
 */
export const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 12 }

interface Asked {
  resolve(bytes: Buffer): void
  reject(error: Error): void
}

const inTurn = atMost(1)
let thread: Worker | undefined
let paper: Asked | undefined
let idle: NodeJS.Timeout | undefined

/** Bytes of the PDF. A failure, even of the thread itself, is this paper's alone: the next one begins another thread. */
export const draw = (sheet: Sheet): Promise<Buffer> =>
  inTurn(async () => {
    clearTimeout(idle)
    const worker = (thread ??= begin())
    // A thread with nothing to draw must not keep the process from ending.
    worker.ref()
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        paper = { resolve, reject }
        worker.postMessage(sheet)
      })
    } finally {
      worker.unref()
      idle = setTimeout(() => void endDrawing(), IDLE_MS).unref()
    }
  })

/** Ends the thread; a paper that it still draws fails. */
export async function endDrawing(): Promise<void> {
  clearTimeout(idle)
  await thread?.terminate()
}

function begin(): Worker {
  const worker = new Worker(new URL('./draw_paper.ts', import.meta.url), { resourceLimits: LIMITS })
  const lost = (error: Error) => {
    if (thread !== worker) return
    thread = undefined
    paper?.reject(error)
  }
  worker.on('message', (bytes: Uint8Array) =>
    paper?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  )
  worker.on('error', (error: NodeJS.ErrnoException) => {
    lost(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooBig(error) : error)
  })
  worker.on('exit', () => lost(new Error('The thread that draws papers has ended')))
  return worker
}

function tooBig(cause: Error): HttpError {
  return Object.assign(new HttpError(500, inti.kertasTerlaluBesar), { cause })
}
